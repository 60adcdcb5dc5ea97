//! Members in voice channels. There is no sound.

use super::{World, kind};
use crate::error::ApiError;
use crate::form::parse_id;
use crate::gateway::intents;
use serde_json::{Map, Value, json};

impl World {
    /// Puts a member into a voice channel, moves them, or takes them out.
    ///
    /// # Errors
    /// 10003, 10004 or 10007 if one is unknown, 50024 if the channel is not a voice channel.
    pub fn set_voice_channel(
        &mut self,
        guild_id: u64,
        user_id: u64,
        channel_id: Option<u64>,
    ) -> Result<(), ApiError> {
        self.member(guild_id, user_id)?;
        let mut suppress = false;
        if let Some(channel) = channel_id {
            let channel = self.channel(channel)?;
            if channel.guild_id != Some(guild_id) || !matches!(channel.kind, kind::VOICE | kind::STAGE) {
                return Err(ApiError::wrong_channel_type());
            }
            suppress = channel.kind == kind::STAGE;
        }
        let session = self.next_id();
        let state = json!({
            "channel_id": channel_id.map(|id| id.to_string()),
            "guild_id": guild_id.to_string(),
            "user_id": user_id.to_string(),
            "session_id": format!("{session:x}"),
            "deaf": false,
            "mute": false,
            "self_deaf": false,
            "self_mute": false,
            "self_video": false,
            "self_stream": false,
            "suppress": suppress,
            "request_to_speak_timestamp": null,
        });
        let guild = self.guild_mut(guild_id)?;
        if channel_id.is_some() {
            guild.voice_states.insert(user_id, state.clone());
        } else {
            guild.voice_states.remove(&user_id).ok_or_else(ApiError::not_in_voice)?;
        }
        self.tell_voice_state(guild_id, user_id, state);
        Ok(())
    }

    /// Returns a member's voice state.
    ///
    /// # Errors
    /// 10004 or 10065 if there is no such guild or they are in no voice channel.
    pub(crate) fn voice_state(&self, guild_id: u64, user_id: u64) -> Result<&Value, ApiError> {
        self.guild(guild_id)?.voice_states.get(&user_id).ok_or_else(ApiError::unknown_voice_state)
    }

    /// Changes a member's voice state.
    ///
    /// # Errors
    /// 10004 or 10065 if there is no such guild or they are in no voice channel.
    pub(crate) fn change_voice_state(
        &mut self,
        guild_id: u64,
        user_id: u64,
        fields: Map<String, Value>,
    ) -> Result<(), ApiError> {
        let states = &mut self.guild_mut(guild_id)?.voice_states;
        let state = states.get_mut(&user_id).ok_or_else(ApiError::unknown_voice_state)?;
        if let Value::Object(state) = state {
            state.extend(fields);
        }
        let state = state.clone();
        self.tell_voice_state(guild_id, user_id, state);
        Ok(())
    }

    fn tell_voice_state(&mut self, guild_id: u64, user_id: u64, mut state: Value) {
        if let Ok(member) = self.member(guild_id, user_id) {
            state["member"] = self.member_json(member);
        }
        self.tell_guild(guild_id, "VOICE_STATE_UPDATE", &state, intents::GUILD_VOICE_STATES);
    }

    /// Plays a sound in a voice channel for its members.
    ///
    /// # Errors
    /// 10065 if they are in no voice channel, 50013 if in another.
    pub(crate) fn play_sound(
        &mut self,
        user_id: u64,
        guild_id: u64,
        channel_id: u64,
        sound: u64,
    ) -> Result<(), ApiError> {
        let state = self.voice_state(guild_id, user_id)?;
        if parse_id(&state["channel_id"]) != Some(channel_id)
            || state["mute"] == true
            || state["deaf"] == true
        {
            return Err(ApiError::missing_permissions());
        }
        let data = json!({
            "channel_id": channel_id.to_string(),
            "guild_id": guild_id.to_string(),
            "user_id": user_id.to_string(),
            "sound_id": sound.to_string(),
            "sound_volume": 1.0,
        });
        self.tell_guild_bots(guild_id, "VOICE_CHANNEL_EFFECT_SEND", &data, intents::GUILD_VOICE_STATES);
        Ok(())
    }
}
