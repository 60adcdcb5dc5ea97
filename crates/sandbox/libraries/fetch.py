"""Fetches the examples of a library as examples.toml lists them, each at its commit.

    python fetch.py pycord examples/pycord [BASE]

BASE is where repositories are cloned from: https://github.com unless it is named. A library that has no `repository` there brings
its examples in its package, as its `from` says.
"""

import pathlib
import subprocess
import sys
import tomllib

HERE = pathlib.Path(__file__).resolve().parent


def wanted(library):
    """The commit of each file: those that were run, and the files that they need beside them."""
    commits = library.get('commits', {})
    run = [*library['passed'], *library.get('failed', {})]
    return {path: commits.get(path, library.get('commit')) for path in dict.fromkeys([*run, *commits])}


def fetch(library, folder, base):
    """Writes the files to the folder; says which have no commit."""
    git = ['git', '-C', str(folder)]
    subprocess.run([*git, 'init', '--quiet'], check=True)
    for path, commit in wanted(library).items():
        if commit is None:
            print(f'no commit is known of {path}')
            continue
        if subprocess.run([*git, 'cat-file', '-e', f'{commit}^{{commit}}'], stderr=subprocess.DEVNULL, check=False).returncode:
            subprocess.run([*git, 'fetch', '--quiet', '--depth', '1', f'{base}/{library["repository"]}', commit], check=True)
        content = subprocess.run([*git, 'show', f'{commit}:{library["folder"]}/{path}'], check=True, capture_output=True).stdout
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    with (HERE / 'examples.toml').open('rb') as file:
        library = tomllib.load(file)[sys.argv[1]]
    if 'repository' not in library:
        sys.exit(f'{library["library"]}: its examples are in {library["from"]}')
    folder = pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    fetch(library, folder, sys.argv[3] if len(sys.argv) > 3 else 'https://github.com')


if __name__ == '__main__':
    main()
