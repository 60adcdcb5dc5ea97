//! Rate limits: a bucket for each route and its major parameter, one for all requests of a bot, and the ban after too
//! many refused requests.

use super::Reply;
use crate::clock::Clock;
use axum::http::StatusCode;
use parking_lot::Mutex;
use serde_json::json;
use sha2::{Digest, Sha256};
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Requests a bot may make in a second, interaction endpoints not counted.
const GLOBAL: u32 = 50;
const SECOND: i64 = 1000;
/// Refused requests (401, 403, 429) after which an address is banned for a while.
const INVALID: usize = 10_000;
const INVALID_WINDOW: i64 = 10 * 60 * SECOND;
/// Changes of a channel's name or topic within [`RENAMES_WINDOW`].
const RENAMES: u32 = 2;
const RENAMES_WINDOW: i64 = 10 * 60 * SECOND;
/// Limit in the headers of a bucket when limits are off.
const PLENTY: u32 = 1000;
const SCOPE: &str = "x-ratelimit-scope";
/// Number of buckets from which on they are swept.
const SWEEP: usize = 10_000;

/// Returns the requests within a time, in milliseconds. Discord does not publish its numbers; these were observed, or
/// are cautious guesses.
fn rule(method: &str, template: &str) -> (u32, i64) {
    match (method, template) {
        ("POST", "/channels/{channel_id}/messages") => (5, 5 * SECOND),
        ("PATCH", "/channels/{channel_id}/messages/{message_id}") => (5, 5 * SECOND),
        ("DELETE", "/channels/{channel_id}/messages/{message_id}") => (5, SECOND),
        ("PUT" | "DELETE", path) if path.contains("/reactions/") => (1, 250),
        ("POST", "/channels/{channel_id}/typing") => (5, 5 * SECOND),
        ("POST", path) if path.ends_with("/threads") => (10, 10 * SECOND),
        ("PUT", path) if path.ends_with("/commands") => (2, 20 * SECOND),
        (_, path) if path.contains("/commands") => (5, 20 * SECOND),
        (_, path) if path.starts_with("/webhooks/") => (5, 2 * SECOND),
        ("PATCH", "/guilds/{guild_id}/members/{user_id}") => (10, 10 * SECOND),
        _ => (30, 10 * SECOND),
    }
}

/// Returns the common name of routes that share a bucket with others.
fn shared(method: &str, template: &str) -> Option<&'static str> {
    if !matches!(method, "PUT" | "DELETE") {
        return None;
    }
    let parts = ["/reactions", "/pins", "/members/{user_id}/roles/", "/thread-members/", "/permissions/"];
    parts.into_iter().find(|part| template.contains(part))
}

/// Names the bucket of a route. Discord has a separate bucket for deleting messages; other methods share that of their
/// route.
fn bucket_name(method: &str, template: &str) -> String {
    shared(method, template).map_or_else(|| format!("{method} {template}"), str::to_owned)
}

/// Headers that describe a bucket.
type Headers = Vec<(&'static str, String)>;

/// Returns `true` if a route belongs to an interaction: those are counted separately.
fn is_interaction(template: &str) -> bool {
    template.starts_with("/interactions/") || template.starts_with("/webhooks/{webhook_id}/{webhook_token}")
}

#[derive(Clone, Copy)]
struct Bucket {
    limit: u32,
    used: u32,
    resets: i64,
}

/// A request as the limiter sees it.
pub(crate) struct Request<'a> {
    pub(crate) method: &'a str,
    pub(crate) template: &'a str,
    /// The values of the major parameters: channel, guild, or webhook with its token.
    pub(crate) major: &'a str,
    /// Application that makes the request; empty if a token in the path says it.
    pub(crate) asker: &'a str,
    /// `true` if it changes the name or topic of a channel, which has a separate limit.
    pub(crate) renames: bool,
}

/// Verdict of the limiter.
pub(crate) enum Verdict {
    /// Pass, with these headers on the answer.
    Pass(Headers),
    /// Answer with this.
    Refuse(Reply),
}

#[derive(Default)]
struct State {
    buckets: HashMap<(String, String), Bucket>,
    global: HashMap<String, Bucket>,
    /// Changes of name and topic, by channel: everybody shares them.
    renames: HashMap<String, Bucket>,
    invalid: VecDeque<i64>,
}

/// Keeps count of requests.
pub(crate) struct RateLimiter {
    clock: Arc<Clock>,
    realistic: AtomicBool,
    state: Mutex<State>,
}

impl RateLimiter {
    pub(crate) fn new(clock: Arc<Clock>, realistic: bool) -> Self {
        Self { clock, realistic: AtomicBool::new(realistic), state: Mutex::default() }
    }

    pub(crate) fn is_realistic(&self) -> bool {
        self.realistic.load(Ordering::SeqCst)
    }

    /// Switches limits on or off; counting starts again.
    pub(crate) fn set_realistic(&self, realistic: bool) {
        self.realistic.store(realistic, Ordering::SeqCst);
        *self.state.lock() = State::default();
    }

    /// Counts a request.
    pub(crate) fn admit(&self, request: &Request<'_>) -> Verdict {
        if request.template.starts_with("/interactions/") {
            return Verdict::Pass(Vec::new());
        }
        let now = self.clock.now_ms();
        let (limit, window) = rule(request.method, request.template);
        let name = bucket_name(request.method, request.template);
        if !self.is_realistic() {
            // Every answer has the headers. Nobody has to wait for these.
            let plenty = Bucket { limit: PLENTY, used: 1, resets: now + window };
            return Verdict::Pass(plenty.headers(now, &name));
        }
        let mut state = self.state.lock();
        if state.buckets.len() > SWEEP {
            state.buckets.retain(|_, bucket| bucket.resets > now);
            state.renames.retain(|_, bucket| bucket.resets > now);
        }
        if state.is_banned(now) {
            return Verdict::Refuse(banned());
        }
        if !is_interaction(request.template) {
            let global = state.global.entry(request.asker.to_owned()).or_insert(Bucket {
                limit: GLOBAL,
                used: 0,
                resets: 0,
            });
            if !global.take(now, SECOND) {
                let wait = global.wait(now);
                state.note_invalid(now);
                return Verdict::Refuse(refused(wait, true, &[]));
            }
        }
        let key = (format!("{name} {}", request.asker), request.major.to_owned());
        let bucket = state.buckets.entry(key).or_insert(Bucket { limit, used: 0, resets: 0 });
        let passed = bucket.take(now, window);
        let headers = bucket.headers(now, &name);
        let wait = bucket.wait(now);
        if !passed {
            state.note_invalid(now);
            return Verdict::Refuse(refused(wait, false, &headers));
        }
        if request.renames {
            let fresh = Bucket { limit: RENAMES, used: 0, resets: 0 };
            let renames = state.renames.entry(request.major.to_owned()).or_insert(fresh);
            if !renames.take(now, RENAMES_WINDOW) {
                // A limit that everybody shares does not count towards the ban.
                return Verdict::Refuse(refused_resource(renames.wait(now), &headers));
            }
        }
        Verdict::Pass(headers)
    }

    /// Returns the headers of a route for an injected refusal, which counts nothing.
    pub(crate) fn injected(&self, method: &str, template: &str, wait: f64, global: bool) -> Headers {
        let now = self.clock.now_ms();
        let (limit, _) = rule(method, template);
        // A limit on all requests of a bot says nothing about the route.
        let used = if global { 1 } else { limit };
        Bucket { limit, used, resets: now + (wait * 1000.0) as i64 }
            .headers(now, &bucket_name(method, template))
    }

    /// Counts an answer of 401, 403 or 429 towards the ban.
    pub(crate) fn note_status(&self, status: StatusCode) {
        if self.is_realistic() && matches!(status.as_u16(), 401 | 403) {
            self.state.lock().note_invalid(self.clock.now_ms());
        }
    }
}

impl State {
    fn note_invalid(&mut self, now: i64) {
        // The ban needs no further count.
        if self.invalid.len() == INVALID {
            self.invalid.pop_front();
        }
        self.invalid.push_back(now);
    }

    fn is_banned(&mut self, now: i64) -> bool {
        while self.invalid.front().is_some_and(|at| now - at > INVALID_WINDOW) {
            self.invalid.pop_front();
        }
        self.invalid.len() >= INVALID
    }
}

impl Bucket {
    fn take(&mut self, now: i64, window: i64) -> bool {
        // A window longer than its rule means that the clock was set back.
        if now >= self.resets || self.resets - now > window {
            self.used = 0;
            self.resets = now + window;
        }
        if self.used >= self.limit {
            return false;
        }
        self.used += 1;
        true
    }

    fn wait(&self, now: i64) -> f64 {
        (self.resets - now).max(0) as f64 / 1000.0
    }

    fn headers(&self, now: i64, name: &str) -> Headers {
        let hash = hex::encode(&Sha256::digest(name.as_bytes())[..16]);
        vec![
            ("x-ratelimit-limit", self.limit.to_string()),
            ("x-ratelimit-remaining", (self.limit - self.used).to_string()),
            ("x-ratelimit-reset", format!("{:.3}", self.resets as f64 / 1000.0)),
            ("x-ratelimit-reset-after", format!("{:.3}", self.wait(now))),
            ("x-ratelimit-bucket", hash),
        ]
    }
}

/// Returns the answer 429.
pub(crate) fn refused(wait: f64, global: bool, headers: &[(&'static str, String)]) -> Reply {
    let body = json!({"message": "You are being rate limited.", "retry_after": wait, "global": global});
    let mut reply = Reply { status: StatusCode::TOO_MANY_REQUESTS, body: Some(body), headers: Vec::new() };
    for (name, value) in headers {
        reply.header(name, value);
    }
    reply.header("retry-after", &format!("{}", wait.ceil().max(1.0)));
    reply.header(SCOPE, if global { "global" } else { "user" });
    if global {
        reply.header("x-ratelimit-global", "true");
    }
    reply
}

/// Returns the answer 429 of a limit that everybody shares.
fn refused_resource(wait: f64, headers: &[(&'static str, String)]) -> Reply {
    let mut reply = refused(wait, false, headers);
    reply.headers.retain(|(name, _)| name != SCOPE);
    reply.header(SCOPE, "shared");
    if let Some(body) = &mut reply.body {
        body["message"] = json!("The resource is being rate limited.");
    }
    reply
}

/// Returns the answer to a banned address.
fn banned() -> Reply {
    let body = json!({"message": "You are being blocked from accessing our API temporarily due to exceeding our rate limits frequently.", "code": 0});
    let mut reply = Reply { status: StatusCode::TOO_MANY_REQUESTS, body: Some(body), headers: Vec::new() };
    reply.header("retry-after", "600");
    reply
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(major: &str) -> Request<'_> {
        Request {
            method: "POST",
            template: "/channels/{channel_id}/messages",
            major,
            asker: "1",
            renames: false,
        }
    }

    #[test]
    fn a_bucket_empties_and_refills() {
        let clock = Arc::new(Clock::default());
        let limiter = RateLimiter::new(Arc::clone(&clock), true);
        for _ in 0..5 {
            assert!(matches!(limiter.admit(&request("7")), Verdict::Pass(_)));
        }
        let Verdict::Refuse(reply) = limiter.admit(&request("7")) else { panic!("not refused") };
        assert_eq!(reply.status, 429);
        assert!(matches!(limiter.admit(&request("8")), Verdict::Pass(_)));
        clock.advance_ms(5000);
        assert!(matches!(limiter.admit(&request("7")), Verdict::Pass(_)));
    }

    #[test]
    fn fifty_a_second_is_the_most_of_all() {
        let limiter = RateLimiter::new(Arc::new(Clock::default()), true);
        let mut refused = 0;
        for number in 0..60 {
            let major = number.to_string();
            if matches!(limiter.admit(&request(&major)), Verdict::Refuse(_)) {
                refused += 1;
            }
        }
        // If a second passes meanwhile, the count starts again.
        assert!(refused == 10 || refused == 0, "{refused}");
    }

    #[test]
    fn what_belongs_together_shares_a_bucket() {
        let base = "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}";
        let (own, others) = (format!("{base}/@me"), format!("{base}/{{user_id}}"));
        assert_eq!(shared("PUT", &own), shared("DELETE", &others));
        let of_member = "/guilds/{guild_id}/members/{user_id}/roles/{role_id}";
        assert!(
            shared("PUT", of_member).is_some() && shared("PUT", of_member) == shared("DELETE", of_member)
        );
        assert_eq!(shared("DELETE", "/guilds/{guild_id}/roles/{role_id}"), None);
        assert_eq!(shared("GET", base), None);
    }

    #[test]
    fn a_channel_is_renamed_twice_in_ten_minutes_by_all_together() {
        let clock = Arc::new(Clock::default());
        let limiter = RateLimiter::new(Arc::clone(&clock), true);
        let rename = |asker| Request {
            method: "PATCH",
            template: "/channels/{channel_id}",
            major: "7",
            asker,
            renames: true,
        };
        assert!(matches!(limiter.admit(&rename("1")), Verdict::Pass(_)));
        assert!(matches!(limiter.admit(&rename("2")), Verdict::Pass(_)));
        let Verdict::Refuse(reply) = limiter.admit(&rename("1")) else { panic!("not refused") };
        assert_eq!((reply.status.as_u16(), &reply.body.unwrap()["global"]), (429, &json!(false)));
        let scopes = reply.headers.iter().filter(|(name, _)| name == SCOPE).map(|(_, scope)| scope.clone());
        assert_eq!(scopes.collect::<Vec<_>>(), ["shared"]);
        clock.advance_ms(RENAMES_WINDOW);
        assert!(matches!(limiter.admit(&rename("1")), Verdict::Pass(_)));
    }

    #[test]
    fn switched_off_everything_passes() {
        let limiter = RateLimiter::new(Arc::new(Clock::default()), false);
        for _ in 0..100 {
            assert!(matches!(limiter.admit(&request("7")), Verdict::Pass(headers) if headers.len() == 5));
        }
    }
}
