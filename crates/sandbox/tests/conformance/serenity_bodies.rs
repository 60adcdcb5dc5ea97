//! Bodies exactly as serenity's builders write them: the requests of a working bot must pass.

use serde_json::{Value, json, to_value};
use serenity::builder::*;
use serenity::model::prelude::*;

use super::{assert_clean, discord};

const MESSAGES: &str = "/api/v10/channels/1001/messages";
const CALLBACK: &str = "/api/v10/interactions/1002/aW50ZXJhY3Rpb24/callback";
const WEBHOOK: &str = "/api/v10/webhooks/1003/aW50ZXJhY3Rpb24";
const JSON: &str = "application/json";
const MULTIPART: &str = "multipart/form-data; boundary=b";

/// Asserts that the body passes the description, as JSON, and the checks beyond it.
#[track_caller]
fn passes(method: &str, path: &str, body: &impl serde::Serialize) {
    passes_as(JSON, method, path, body);
}

#[track_caller]
fn passes_as(content_type: &str, method: &str, path: &str, body: &impl serde::Serialize) {
    let body = to_value(body).unwrap();
    let validator = discord();
    assert_clean(&validator.request(method, path, None, Some(content_type), Some(&body)));
    assert_clean(&discord_sandbox::conformance::checks::request(method, path, &body));
}

fn embed() -> CreateEmbed {
    CreateEmbed::new()
        .title("Cardmate")
        .description("White to move")
        .url("https://example.com/match/1")
        .colour(Colour::DARK_GREEN)
        .timestamp(Timestamp::from_unix_timestamp(1_785_585_600).unwrap())
        .author(CreateEmbedAuthor::new("Trickmate").icon_url("https://example.com/icon.png"))
        .footer(CreateEmbedFooter::new("ply 3").icon_url("attachment://board.png"))
        .thumbnail("https://example.com/small.png")
        .attachment("board.png")
        .field("White", "<@7>", true)
        .fields([("Black", "<@8>", true), ("Clock", "<t:1785585600:R>", false)])
}

fn attachment(name: &str) -> CreateAttachment {
    CreateAttachment::bytes(vec![1, 2, 3], name).description("the board after 1. e4")
}

fn rows() -> Vec<CreateActionRow> {
    let options = vec![
        CreateSelectMenuOption::new("Knight", "n").emoji('♟').default_selection(true),
        CreateSelectMenuOption::new("Queen", "q").description("the strongest"),
    ];
    let custom_emoji = |name: Option<&str>| ReactionType::Custom {
        animated: false,
        id: EmojiId::new(41),
        name: name.map(str::to_owned),
    };
    vec![
        CreateActionRow::Buttons(vec![
            CreateButton::new("move:1").label("Move").style(ButtonStyle::Primary).emoji('♟'),
            CreateButton::new("resign:1").label("Resign").style(ButtonStyle::Danger).disabled(true),
            CreateButton::new("hand:1").emoji(custom_emoji(Some("hand"))),
            CreateButton::new("flag:1").emoji(custom_emoji(None)),
            CreateButton::new_link("https://example.com/rules").label("Rules"),
        ]),
        CreateActionRow::SelectMenu(
            CreateSelectMenu::new("promote:1", CreateSelectMenuKind::String { options })
                .placeholder("Promote to")
                .min_values(1)
                .max_values(2),
        ),
        CreateActionRow::SelectMenu(CreateSelectMenu::new(
            "invite:1",
            CreateSelectMenuKind::User { default_users: Some(vec![UserId::new(7)]) },
        )),
        CreateActionRow::SelectMenu(CreateSelectMenu::new(
            "where:1",
            CreateSelectMenuKind::Channel {
                channel_types: Some(vec![ChannelType::Text, ChannelType::PublicThread]),
                default_channels: Some(vec![ChannelId::new(5)]),
            },
        )),
        CreateActionRow::SelectMenu(CreateSelectMenu::new(
            "who:1",
            CreateSelectMenuKind::Mentionable {
                default_users: None,
                default_roles: Some(vec![RoleId::new(3)]),
            },
        )),
    ]
}

fn mentions() -> CreateAllowedMentions {
    CreateAllowedMentions::new().all_roles(true).users([UserId::new(7)]).replied_user(false)
}

#[test]
fn messages() {
    passes("POST", MESSAGES, &CreateMessage::new().content("e4"));
    passes(
        "POST",
        MESSAGES,
        &CreateMessage::new().content("e4").allowed_mentions(CreateAllowedMentions::new()),
    );
    passes(
        "POST",
        MESSAGES,
        &CreateMessage::new()
            .content("Your move, <@7>")
            .tts(false)
            .embed(embed())
            .allowed_mentions(mentions())
            .reference_message((ChannelId::new(1001), MessageId::new(55)))
            .components(rows())
            .flags(MessageFlags::SUPPRESS_NOTIFICATIONS)
            .nonce(Nonce::String("move-17".to_owned()))
            .enforce_nonce(true),
    );
    passes_as(
        MULTIPART,
        "POST",
        MESSAGES,
        &CreateMessage::new()
            .add_file(attachment("board.png"))
            .add_file(CreateAttachment::bytes(vec![0], "game.pgn")),
    );
    passes(
        "POST",
        MESSAGES,
        &CreateMessage::new().poll(
            CreatePoll::new()
                .question("Best opening?")
                .answers(vec![
                    CreatePollAnswer::new().text("e4").emoji("♟️".to_owned()),
                    CreatePollAnswer::new().text("d4"),
                ])
                .duration(std::time::Duration::from_secs(7_200)),
        ),
    );
}

#[test]
fn edits() {
    let message = "/api/v10/channels/1001/messages/55";
    passes("PATCH", message, &EditMessage::new().content("e5"));
    passes(
        "PATCH",
        message,
        &EditMessage::new()
            .content("")
            .embed(embed())
            .components(rows())
            .suppress_embeds(true)
            .allowed_mentions(mentions()),
    );
    passes(
        "PATCH",
        message,
        &EditMessage::new().embeds(vec![]).components(vec![]).attachments(EditAttachments::new()),
    );
    passes_as(
        MULTIPART,
        "PATCH",
        message,
        &EditMessage::new()
            .attachments(EditAttachments::new().keep(AttachmentId::new(9)).add(attachment("board.png"))),
    );
}

#[test]
fn interaction_responses() {
    let message = || {
        CreateInteractionResponseMessage::new()
            .content("Your hand")
            .embed(embed())
            .components(rows())
            .allowed_mentions(mentions())
            .ephemeral(true)
    };
    let input = |style| CreateActionRow::InputText(CreateInputText::new(style, "Move", format!("{style:?}")));
    let full_input = CreateInputText::new(InputTextStyle::Paragraph, "Why", "why")
        .placeholder("optional")
        .value("draw?")
        .required(false)
        .min_length(0)
        .max_length(4_000);
    for response in [
        CreateInteractionResponse::Pong,
        CreateInteractionResponse::Message(message()),
        CreateInteractionResponse::Message(
            message().tts(true).poll(
                CreatePoll::new()
                    .question("?")
                    .answers(vec![CreatePollAnswer::new().text("!")])
                    .duration(std::time::Duration::from_secs(3_600)),
            ),
        ),
        CreateInteractionResponse::Defer(CreateInteractionResponseMessage::new()),
        CreateInteractionResponse::Defer(CreateInteractionResponseMessage::new().ephemeral(true)),
        CreateInteractionResponse::Acknowledge,
        CreateInteractionResponse::UpdateMessage(message()),
        CreateInteractionResponse::UpdateMessage(
            CreateInteractionResponseMessage::new().content("").embeds(vec![]).components(vec![]),
        ),
        CreateInteractionResponse::Autocomplete(
            CreateAutocompleteResponse::new().add_string_choice("e4", "e2e4").add_string_choice("d4", "d2d4"),
        ),
        CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new().add_int_choice("ten", 10)),
        CreateInteractionResponse::Autocomplete(
            CreateAutocompleteResponse::new().add_number_choice("half", 0.5),
        ),
        CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new()),
        CreateInteractionResponse::Modal(
            CreateModal::new("move:1", "Your move")
                .components(vec![input(InputTextStyle::Short), CreateActionRow::InputText(full_input)]),
        ),
    ] {
        passes("POST", CALLBACK, &response);
    }
    let with_file = CreateInteractionResponse::Message(message().add_file(attachment("hand.png")));
    passes_as(MULTIPART, "POST", CALLBACK, &with_file);
}

#[test]
fn interaction_webhook() {
    let original = &format!("{WEBHOOK}/messages/@original");
    passes("POST", WEBHOOK, &CreateInteractionResponseFollowup::new().content("more").ephemeral(true));
    passes(
        "POST",
        WEBHOOK,
        &CreateInteractionResponseFollowup::new()
            .embed(embed())
            .components(rows())
            .tts(false)
            .allowed_mentions(mentions()),
    );
    passes_as(
        MULTIPART,
        "POST",
        WEBHOOK,
        &CreateInteractionResponseFollowup::new().add_file(attachment("hand.png")),
    );
    passes(
        "PATCH",
        original,
        &EditInteractionResponse::new().content("done").embed(embed()).components(rows()),
    );
    passes_as(
        MULTIPART,
        "PATCH",
        original,
        &EditInteractionResponse::new().new_attachment(attachment("hand.png")),
    );
    passes("PATCH", original, &EditInteractionResponse::new().clear_attachments());
    passes("PATCH", &format!("{WEBHOOK}/messages/77"), &EditWebhookMessage::new().content("done"));
    passes(
        "POST",
        WEBHOOK,
        &ExecuteWebhook::new().content("hello").username("Tal").avatar_url("https://example.com/a.png"),
    );
}

#[test]
fn commands() {
    let option = |kind, name: &str| CreateCommandOption::new(kind, name, format!("The {name}"));
    let play = CreateCommand::new("play")
        .description("Play a game")
        .name_localized("de", "spielen")
        .description_localized("de", "Ein Spiel spielen")
        .kind(CommandType::ChatInput)
        .default_member_permissions(Permissions::SEND_MESSAGES)
        .integration_types(vec![InstallationContext::Guild])
        .contexts(vec![InteractionContext::Guild, InteractionContext::BotDm])
        .nsfw(false)
        .set_options(vec![
            option(CommandOptionType::String, "game")
                .required(true)
                .add_string_choice("Cardmate", "cardmate"),
            option(CommandOptionType::String, "move").set_autocomplete(true).min_length(2).max_length(10),
            option(CommandOptionType::Integer, "minutes")
                .min_int_value(1)
                .max_int_value(60)
                .add_int_choice("ten", 10),
            option(CommandOptionType::Number, "odds")
                .min_number_value(0.5)
                .max_number_value(2.5)
                .add_number_choice("half", 0.5),
            option(CommandOptionType::User, "opponent").name_localized("de", "gegner"),
            option(CommandOptionType::Channel, "where").channel_types(vec![ChannelType::Text]),
            option(CommandOptionType::Boolean, "rated"),
            option(CommandOptionType::Role, "role"),
            option(CommandOptionType::Mentionable, "whom"),
            option(CommandOptionType::Attachment, "position"),
        ]);
    let settings =
        CreateCommand::new("settings").description("Settings").dm_permission(false).set_options(vec![
            option(CommandOptionType::SubCommandGroup, "board").add_sub_option(
                option(CommandOptionType::SubCommand, "theme")
                    .add_sub_option(option(CommandOptionType::String, "name").required(true)),
            ),
            option(CommandOptionType::SubCommand, "show"),
        ]);
    let context = CreateCommand::new("Show Board").kind(CommandType::Message);
    for path in ["/api/v10/applications/1003/commands", "/api/v10/applications/1003/guilds/9/commands"] {
        passes("PUT", path, &[play.clone(), settings.clone(), context.clone()]);
        passes("PUT", path, &Vec::<CreateCommand>::new());
        passes("POST", path, &play);
        passes("PATCH", &format!("{path}/44"), &settings);
    }
}

#[test]
fn channels_threads_and_invites() {
    let overwrite = PermissionOverwrite {
        allow: Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES,
        deny: Permissions::empty(),
        kind: PermissionOverwriteType::Member(UserId::new(7)),
    };
    passes(
        "POST",
        "/api/v10/guilds/9/channels",
        &CreateChannel::new("games")
            .kind(ChannelType::Text)
            .topic("Play here")
            .category(ChannelId::new(4))
            .permissions([overwrite]),
    );
    passes(
        "PATCH",
        "/api/v10/channels/1001",
        &EditChannel::new().name("games").topic("").nsfw(false).rate_limit_per_user(5),
    );
    passes(
        "PATCH",
        "/api/v10/channels/1001",
        &EditThread::new()
            .name("Game 1")
            .archived(true)
            .locked(true)
            .auto_archive_duration(AutoArchiveDuration::OneDay),
    );
    let thread = CreateThread::new("Game 1")
        .auto_archive_duration(AutoArchiveDuration::OneHour)
        .rate_limit_per_user(0);
    passes("POST", "/api/v10/channels/1001/messages/55/threads", &thread);
    passes(
        "POST",
        "/api/v10/channels/1001/threads",
        &thread.kind(ChannelType::PrivateThread).invitable(true),
    );
    passes(
        "POST",
        "/api/v10/channels/1001/threads",
        &CreateForumPost::new("Game 1", CreateMessage::new().content("e4"))
            .add_applied_tag(ForumTagId::new(2)),
    );
    passes(
        "POST",
        "/api/v10/channels/1001/invites",
        &CreateInvite::new().max_age(0).max_uses(1).unique(true),
    );
}

#[test]
fn members_and_roles() {
    passes(
        "PATCH",
        "/api/v10/guilds/9/members/7",
        &EditMember::new().nickname("Tal").roles([RoleId::new(3)]).mute(false).enable_communication(),
    );
    passes(
        "POST",
        "/api/v10/guilds/9/roles",
        &EditRole::new().name("Players").permissions(Permissions::all()),
    );
    passes(
        "PATCH",
        "/api/v10/guilds/9/roles/3",
        &EditRole::new().colour(Colour::GOLD).hoist(true).mentionable(false),
    );
    passes("PATCH", "/api/v10/users/@me", &EditProfile::new().username("Trickmate").delete_avatar());
}

/// Bodies that serenity writes by hand, without a builder.
#[test]
fn bodies_without_builder() {
    let ids: Vec<MessageId> = vec![MessageId::new(55), MessageId::new(56)];
    let bodies: [(&str, &str, Value); 4] = [
        ("POST", "/api/v10/users/@me/channels", json!({ "recipient_id": UserId::new(7).get() })),
        ("POST", "/api/v10/channels/1001/messages/bulk-delete", json!({ "messages": ids })),
        ("PATCH", "/api/v10/guilds/9/members/@me", json!({ "nick": null })),
        ("PATCH", "/api/v10/guilds/9/roles", json!([{ "id": RoleId::new(3), "position": 2 }])),
    ];
    for (method, path, body) in bodies {
        passes(method, path, &body);
    }
}
