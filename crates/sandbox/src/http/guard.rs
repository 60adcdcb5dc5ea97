//! The guard against requests from other hosts and sites. The sandbox has no passwords for people; a web page in
//! somebody's browser cannot act in it because browsers name the host and the site.

use super::Reply;
use crate::error::ApiError;
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, Uri};
use std::net::{IpAddr, SocketAddr};

/// Names of Discord: a client under test may resolve them to this machine, and no web page can.
const DISCORD: [&str; 5] = ["discord.com", "discord.gg", "discordapp.com", "discordapp.net", "discord.media"];

/// The hosts that the sandbox answers for.
#[derive(Debug, Clone)]
pub(crate) struct Guard {
    names: Vec<String>,
    /// `true` if any address of the machine is valid: it listens on more than the loopback interface.
    any_address: bool,
}

impl Guard {
    /// Makes a guard for a server that listens on `bind` and is also known as `public_url` and by `names`.
    pub(crate) fn new(bind: SocketAddr, public_url: Option<&str>, names: &[String]) -> Self {
        let public = public_url.and_then(|url| url.split_once("://")).map(|(_, rest)| rest);
        let public = public.and_then(|rest| rest.split(['/', '?', '#']).next());
        let names = names.iter().map(String::as_str).chain(public);
        Self { names: names.filter_map(name).collect(), any_address: !bind.ip().is_loopback() }
    }

    /// Refuses a request for a host that is not this server, or from a page of another site.
    ///
    /// # Errors
    /// 403 with advice.
    pub(crate) fn check(&self, uri: &Uri, headers: &HeaderMap) -> Result<(), Reply> {
        let mut hosts = headers.get_all(HOST).iter().map(|host| host.to_str().unwrap_or_default());
        let named = hosts.next().or_else(|| uri.authority().map(|authority| authority.as_str()));
        // Only a client that is not a browser sends none.
        let Some(host) = named else { return Ok(()) };
        if hosts.next().is_some() || !name(host).is_some_and(|name| self.answers_for(&name)) {
            return Err(refusal(
                "This host is not allowed. Use localhost, or start the sandbox with --allow-host or --public-url.",
            ));
        }
        if is_open_to_all(uri.path()) || is_from_here(headers, host) {
            Ok(())
        } else {
            Err(refusal("Requests from other sites are not allowed."))
        }
    }

    fn answers_for(&self, name: &str) -> bool {
        let is_discord = |domain: &&str| {
            name.strip_suffix(*domain).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
        };
        match name.parse::<IpAddr>() {
            // A page has an address as its host only if it was served from there.
            Ok(address) if address.is_loopback() || self.any_address => true,
            _ => {
                name == "localhost"
                    || name.ends_with(".localhost")
                    || DISCORD.iter().any(is_discord)
                    || self.names.iter().any(|known| known == name)
            }
        }
    }
}

/// Returns a host without its port, in lower case; `None` if the text is not a host.
fn name(host: &str) -> Option<String> {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split_once(']')?.0,
        None => host.split_once(':').map_or(host, |(name, _)| name),
    };
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    (!name.is_empty()).then_some(name)
}

/// Returns `true` for paths that may be linked from anywhere: the page itself, its parts, and files with a signature in
/// their address.
fn is_open_to_all(path: &str) -> bool {
    !["/api", "/_sandbox", "/gateway"]
        .iter()
        .any(|prefix| path.strip_prefix(prefix).is_some_and(|rest| rest.is_empty() || rest.starts_with('/')))
}

/// Returns `true` unless a browser says that the request comes from another site.
fn is_from_here(headers: &HeaderMap, host: &str) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let same_origin = text(ORIGIN.as_str()).is_none_or(|origin| {
        origin.split_once("://").is_some_and(|(_, name)| name.eq_ignore_ascii_case(host))
    });
    same_origin && text("sec-fetch-site").is_none_or(|site| matches!(site, "same-origin" | "none"))
}

fn refusal(message: &str) -> Reply {
    Reply::from(ApiError { message: message.to_owned(), ..ApiError::forbidden() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guard(bind: &str) -> Guard {
        Guard::new(bind.parse().unwrap(), Some("https://Sandbox.example:8443/x"), &["bots".to_owned()])
    }

    fn admits(guard: &Guard, path: &str, headers: &[(&'static str, &str)]) -> bool {
        let headers = headers.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()));
        guard.check(&path.parse().unwrap(), &headers.collect()).is_ok()
    }

    #[test]
    fn hosts_are_this_machines_own_or_named() {
        let local = guard("127.0.0.1:80");
        for host in [
            "localhost",
            "LOCALHOST:8080",
            "a.localhost",
            "127.0.0.1:1",
            "127.8.8.8",
            "[::1]:80",
            "localhost.",
            "sandbox.example",
            "sandbox.example:1",
            "bots:80",
            "discord.com",
            "gateway.discord.gg",
        ] {
            assert!(admits(&local, "/", &[("host", host)]), "{host}");
        }
        for host in [
            "",
            "evil.example",
            "192.168.0.2",
            "localhost.evil.example",
            "notdiscord.com",
            "127.0.0.1.evil.example",
            "[::2]",
            "[",
            "evil.example:80@localhost",
        ] {
            assert!(!admits(&local, "/", &[("host", host)]), "{host}");
        }
        assert!(!admits(&local, "/", &[("host", "localhost"), ("host", "localhost")]));
        assert!(admits(&guard("0.0.0.0:80"), "/", &[("host", "192.168.0.2:80")]));
        assert!(!admits(&guard("0.0.0.0:80"), "/", &[("host", "evil.example")]));
    }

    #[test]
    fn other_sites_reach_the_page_and_nothing_else() {
        let guard = guard("127.0.0.1:80");
        let host = ("host", "localhost:80");
        for path in ["/api/v10/gateway", "/_sandbox/users", "/gateway", "/gateway/", "/api"] {
            assert!(admits(&guard, path, &[host]), "{path}");
            assert!(admits(&guard, path, &[host, ("origin", "http://localhost:80")]), "{path}");
            assert!(admits(&guard, path, &[host, ("sec-fetch-site", "none")]), "{path}");
            for foreign in [
                ("origin", "http://evil.example"),
                ("origin", "http://localhost:81"),
                ("origin", "null"),
                ("sec-fetch-site", "cross-site"),
                ("sec-fetch-site", "same-site"),
            ] {
                assert!(!admits(&guard, path, &[host, foreign]), "{path} {foreign:?}");
            }
        }
        for path in ["/", "/u/1", "/assets/js/main.js", "/attachments/1/2/a.png"] {
            assert!(admits(&guard, path, &[host, ("sec-fetch-site", "cross-site")]), "{path}");
        }
    }
}
