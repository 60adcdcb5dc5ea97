"""Fails if a link, a picture or an anchor of the built site leads nowhere: check.py FOLDER."""

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

root = Path(sys.argv[1]).resolve()
anchors, links = {}, []


class Page(HTMLParser):
    """Collects what a page leads to, and what of it can be led to."""

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ('id', 'name'):
                anchors[page].add(value)
            elif name in ('href', 'src') and not (parts := urlsplit(value or '')).scheme and not parts.netloc:
                links.append((page, value, page.parent / unquote(parts.path) if parts.path else page, unquote(parts.fragment)))


for page in sorted(root.rglob('*.html')):
    anchors[page] = set()
    Page().feed(page.read_text())
dead = [f'{page.relative_to(root)}: {link}' for page, link, target, anchor in links
        if page.name != '404.html' and not (target.resolve().is_file() and (not anchor or anchor in anchors.get(target.resolve(), [anchor])))]
print(f'{len(anchors)} pages, {len(links)} links, {len(dead)} dead', *dead, sep='\n')
sys.exit(bool(dead) or not links)
