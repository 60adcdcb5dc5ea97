//! Texts of people and bots stay texts.

use super::stage::Theatre;
use serde_json::json;

const HOSTILE: &str = "<img src=x onerror=\"window.hacked = 1\"><script>window.hacked = 1</script> \
    [click](javascript:window.hacked=1) [ok](https://example.com/\"onmouseover=\"window.hacked=1) <a:b:1> \
    ||<iframe srcdoc='<script>parent.hacked=1</script>'>||";

#[tokio::test(flavor = "multi_thread")]
async fn hostile_names_and_texts_are_inert() {
    let theatre = Theatre::open().await;
    let stage = &theatre.stage;
    let name = "<b onclick=hack()>\"'&lt;";
    let mallory = stage.post("/users", json!({"username": "mallory", "global_name": name})).await;
    let mallory = mallory["id"].as_str().unwrap();
    stage.put(&format!("/guilds/{}/members/{mallory}", stage.guild), json!({})).await;
    let alice = theatre.seat("alice").await;
    let message = stage.say(mallory, HOSTILE).await;
    stage.say(mallory, &format!("<@{mallory}> <#{}> <t:99999999999999:R> <t:0:d>", stage.channel)).await;
    stage.menu(&stage.alice, 3, "Frame", &message).await;

    alice.see(".message .author", name).await;
    alice.see(".message .content", "<img src=x onerror=\"window.hacked = 1\"><script>").await;
    alice.see(".embed .embed-description", "<script>window.hacked = 1</script>").await;
    alice.see(".embed .embed-author", "mallory").await;
    alice.see(".member", name).await;
    let foreign = "return [...document.querySelectorAll('#app script, #app iframe, #app b, #app [onerror], #app [onclick], \
        #app img[src=x], #app [onmouseover]')].map((one) => one.outerHTML)";
    assert_eq!(alice.script(foreign, vec![]).await, json!([]));
    let links = "return [...document.querySelectorAll('#app a[href]')].map((one) => new URL(one.href).protocol)\
        .filter((one) => !['http:', 'https:'].includes(one))";
    assert_eq!(alice.script(links, vec![]).await, json!([]));
    assert_eq!(alice.script("return window.hacked ?? null", vec![]).await, json!(null));

    // Even a mistake in the page could not turn text into markup.
    let careless = "try { document.createElement('div').innerHTML = '<b>'; return 'done' } catch (error) { return error.name }";
    let in_page =
        format!("return new Promise((resolve) => setTimeout(() => resolve((() => {{ {careless} }})())))");
    assert_eq!(alice.script(&in_page, vec![]).await, json!("TypeError"));
    theatre.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_markdown_of_messages_is_shown_as_discord_shows_it() {
    let theatre = Theatre::open().await;
    let stage = &theatre.stage;
    let alice = theatre.seat("alice").await;
    let cases = [
        (
            "**bold** *em* _em_ __under__ ~~gone~~",
            "<strong>bold</strong> <em>em</em> <em>em</em> <u>under</u> <s>gone</s>",
        ),
        ("***both*** snake_case_name \\*plain\\*", "<strong><em>both</em></strong> snake_case_name *plain*"),
        ("# Big\n-# small\ntext", "<h3>Big</h3><small>small</small>text"),
        ("> said\nafter", "<blockquote>said</blockquote>after"),
        ("- a\n  - b\n- c\n1. d", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><ol><li>d</li></ol>"),
        ("```rust\nlet **x** = 1;\n```done", "<pre><code>let **x** = 1;</code></pre>done"),
        ("`` a ` b ``", "<code>a ` b</code>"),
        ("[text](https://example.com/a_(b)) <https://example.com>", "<a>text</a> <a>https://example.com</a>"),
        (
            "<@1> <:smile:123> </paint:1>",
            "<button>@unknown-user</button> <span>sm</span> <button>/paint</button>",
        ),
        ("*unclosed **and ||so", "*unclosed **and ||so"),
    ];
    for (source, expected) in cases {
        let id = stage.say(&stage.bob, source).await;
        alice.see(&format!("#message-{id} .content"), "").await;
        // The markup without attributes.
        let code =
            "return document.querySelector(arguments[0]).innerHTML.replace(/<(\\w+)(?: [^>]*)?>/g, '<$1>')";
        assert_eq!(
            alice.script(code, vec![json!(format!("#message-{id} .content"))]).await,
            json!(expected),
            "{source}"
        );
    }

    let id = stage.say(&stage.bob, "||secret|| <t:0:R>").await;
    alice.click(&format!("#message-{id} .spoiler"), "").await;
    alice.see(&format!("#message-{id} .spoiler.open"), "secret").await;
    alice.see(&format!("#message-{id} time"), "years ago").await;
    theatre.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_served_with_a_strict_policy_and_nothing_else_is() {
    let sandbox = discord_sandbox::Sandbox::start(discord_sandbox::Config::lenient()).await.unwrap();
    let client = reqwest::Client::new();
    let get = async |path: &str| client.get(format!("{}{path}", sandbox.url())).send().await.unwrap();
    for (path, kind) in [
        ("/", "text/html; charset=utf-8"),
        ("/u/alice.b/1/2", "text/html; charset=utf-8"),
        ("/assets/js/main.js", "text/javascript; charset=utf-8"),
        ("/assets/css/tokens.css", "text/css; charset=utf-8"),
        ("/favicon.ico", "image/svg+xml"),
    ] {
        let answer = get(path).await;
        assert_eq!(answer.status(), 200, "{path}");
        let headers = answer.headers();
        assert_eq!(headers["content-type"], kind, "{path}");
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
        let again = client.get(answer.url().clone()).header("if-none-match", headers["etag"].clone());
        assert_eq!(again.send().await.unwrap().status(), 304, "{path}");
    }
    for path in ["/assets/js/missing.js", "/assets/../Cargo.toml", "/nothing", "/index.html", "/assets/"] {
        assert_eq!(get(path).await.status(), 404, "{path}");
    }
    assert_eq!(client.post(format!("{}/", sandbox.url())).send().await.unwrap().status(), 405);
}
