//! People writing to each other, and messages that only one of them sees.

use super::stage::Theatre;
use browserkit::tab::{ENTER, UP};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn two_users_in_two_tabs_see_what_the_other_writes() {
    let theatre = Theatre::open().await;
    let (alice, bob) = (theatre.seat("alice").await, theatre.seat("bob").await);

    alice.write("Good **morning** @bob!").await;
    bob.see(".message.calls-me .content strong", "morning").await;
    bob.see(".message .content button.mention", "@bob").await;

    bob.click(".message .content", "Good morning").await;
    bob.click(".message .tool", "Reply").await;
    bob.see(".reply-bar", "Replying to alice").await;
    bob.type_keys("What do you play?").await;
    bob.type_keys(ENTER).await;
    alice.see(".message .context-line", "Good morning @bob!").await;
    alice.see(".message .content", "What do you play?").await;

    alice.click(".composer-field", "").await;
    alice.type_keys(UP).await;
    alice.see(".edit-field", "").await;
    alice.type_keys(", friend").await;
    alice.type_keys(ENTER).await;
    bob.see(".message .content", "Good morning @bob!, friend (edited)").await;

    bob.click(".message .content", "Good morning").await;
    bob.click(".message:focus-within .tool", "Add reaction").await;
    bob.click(".emoji-choice", "thumbs up").await;
    alice.see(".reaction", "👍: 1").await;
    alice.click(".reaction", "👍: 1").await;
    bob.see(".reaction.mine", "👍: 2, including you").await;

    alice.click(".message .content", "Good morning").await;
    alice.click(".message:focus-within .tool", "More").await;
    alice.click(".menu-item", "Delete message").await;
    alice.click(".dialog button", "Delete").await;
    bob.miss(".message .content", "Good morning").await;
    bob.see(".context-line", "Original message was deleted").await;
    theatre.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_missed_while_a_channel_is_opened() {
    let theatre = Theatre::open().await;
    let stage = &theatre.stage;
    let channel =
        stage.post(&format!("/guilds/{}/channels", stage.guild), json!({"name": "attic", "type": 0})).await;
    let attic = format!("/users/{}/channels/{}/messages", stage.bob, channel["id"].as_str().unwrap());
    let says = async |words: &str| {
        let message = stage.post(&attic, json!({"content": words})).await;
        format!("{attic}/{}", message["id"].as_str().unwrap())
    };
    let (dust, beam) = (says("Dust").await, says("Beam").await);
    let alice = theatre.seat("alice").await;

    // The request for the messages takes as long as the test wants.
    let hold = "const send = window.fetch; \
        const gate = new Promise((resolve) => { window.let_through = resolve; }); \
        window.fetch = async (path, init) => { \
            const answer = await send(path, init); \
            if (path.includes('/messages?')) { window.held = true; await gate; } \
            return answer; \
        }";
    alice.script(hold, vec![]).await;
    alice.click(".side-button", "attic").await;
    alice.until("the messages are on their way", "return window.held === true").await;
    says("Cobweb").await;
    stage.delete(&dust).await;
    stage.put(&format!("{beam}/reactions/%F0%9F%91%8D"), json!({})).await;
    // A later message has arrived, so the earlier ones have, too.
    stage.say(&stage.bob, "Done").await;
    alice.see(".side-row.unread .side-button", "general").await;
    alice.script("window.let_through()", vec![]).await;

    alice.see(".message .content", "Cobweb").await;
    alice.see(".message .content", "Beam").await;
    alice.see(".reaction", "👍: 1").await;
    assert!(!alice.has(".message .content", "Dust").await);
    theatre.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_to_a_message_leads_to_it() {
    let theatre = Theatre::open().await;
    let stage = &theatre.stage;
    let attic =
        stage.post(&format!("/guilds/{}/channels", stage.guild), json!({"name": "attic", "type": 0})).await;
    let attic = attic["id"].as_str().unwrap();
    let path = format!("/users/{}/channels/{attic}/messages", stage.bob);
    let beam = stage.post(&path, json!({"content": "Beam"})).await;
    let place =
        format!("https://discord.com/channels/{}/{attic}/{}", stage.guild, beam["id"].as_str().unwrap());
    stage.say(&stage.bob, &format!("Look: {place} or [here]({place}), not {place}0/1")).await;

    let alice = theatre.seat("alice").await;
    alice.see(".message a.text-link", "0/1").await;
    alice.see(".message button.text-link", "here").await;
    alice.click(".message button.mention", "Message in attic").await;
    alice.see(".composer-field", "Message #attic").await;
    alice.see(".message .content", "Beam").await;
    theatre.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_note_is_seen_by_one_user_only() {
    let theatre = Theatre::open().await;
    let (alice, bob) = (theatre.seat("alice").await, theatre.seat("bob").await);

    alice.command("whisper").await;
    alice.type_keys(ENTER).await;
    alice.see(".message.ephemeral .content", "The varnish is honey, alice.").await;
    alice.see(".message.ephemeral .ephemeral-note", "Only you can see this").await;
    alice.see(".message.ephemeral .context-line", "aliceused/whisper").await;

    // A later message has arrived, so the note would have, too.
    alice.write("Everyone sees this").await;
    bob.see(".message .content", "Everyone sees this").await;
    assert!(!bob.has("body", "varnish").await);
    assert!(!bob.words().await.contains("Only you can see this"));

    alice.click(".message.ephemeral button", "Dismiss message").await;
    alice.miss(".message", "varnish").await;
    theatre.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_direct_message_is_marked_until_it_is_read() {
    let theatre = Theatre::open().await;
    let bob = theatre.seat("bob").await;
    assert_eq!(bob.title().await, "#general · bob");

    let stage = &theatre.stage;
    stage.run(&stage.alice, "postcard", json!({"to": stage.bob, "pattern": 2})).await;
    bob.see(".rail .badge", "1").await;
    bob.until("the title counts", "return document.title.startsWith('(1) ')").await;
    bob.until(
        "the icon has a mark",
        "return document.querySelector('link[rel=icon]').href.startsWith('data:')",
    )
    .await;

    bob.click(".rail-button", "Direct messages, 1 mention").await;
    bob.click(".side-row.unread .side-button", "painter, 1 mention").await;
    bob.see(".message .content", "Greetings from alice").await;
    bob.see(".divider.new-line", "New").await;
    bob.see(".message img[alt='Rings in cerulean on white']", "").await;
    bob.until(
        "all is read",
        "return document.title === '@painter · bob' && !document.querySelector('.badge')",
    )
    .await;
    theatre.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_is_made_from_a_message_and_written_in() {
    let theatre = Theatre::open().await;
    let (alice, bob) = (theatre.seat("alice").await, theatre.seat("bob").await);

    alice.write("Shall we go into this?").await;
    alice.click(".message .content", "Shall we go into this?").await;
    alice.click(".message:focus-within .tool", "More").await;
    alice.click(".menu-item", "Create thread").await;
    alice.see(".dialog", "Thread name").await;
    alice.type_keys("Details").await;
    alice.type_keys(ENTER).await;
    alice.see(".composer-field", "Message Details").await;
    alice.write("In here").await;

    bob.click(".thread-card", "Details").await;
    bob.see(".message .content", "In here").await;
    bob.see(".channel-header .crumb", "general").await;
    bob.see(".threads .side-row.here", "Details").await;
    theatre.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn older_messages_are_fetched_and_a_pinned_one_is_jumped_to() {
    let theatre = Theatre::open().await;
    let stage = &theatre.stage;
    let mut ids = Vec::new();
    for number in 0..130 {
        ids.push(stage.say(&stage.bob, &format!("line {number}.")).await);
    }
    stage.put(&format!("/users/{}/channels/{}/pins/{}", stage.alice, stage.channel, ids[3]), json!({})).await;
    let alice = theatre.seat("alice").await;
    alice.see(".message .content", "line 129.").await;
    assert!(!alice.has(".message .content", "line 30.").await);

    alice.click(".channel-header button", "Pinned messages").await;
    alice.click(".pin button", "Jump").await;
    alice.see(".message .content", "line 3.").await;
    alice.click(".jump-bar", "Jump to present").await;
    alice.see(".message .content", "line 129.").await;

    let to_top = "document.querySelector('.scroller').scrollTop = 0; return Boolean(document.querySelector('.beginning h2'))";
    alice.until("scrolling up reaches the beginning", to_top).await;
    alice.see(".beginning", "Welcome to #general!").await;
    theatre.close().await;
}
