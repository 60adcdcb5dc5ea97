//! All signed or unguessable values of the sandbox: bot tokens, interaction tokens, attachment addresses.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use ring::signature::{Ed25519KeyPair, KeyPair};
use sha2::Sha256;

/// The key all secrets derive from; new for every sandbox unless given.
#[derive(Clone)]
pub(crate) struct Secrets {
    key: [u8; 64],
}

impl Secrets {
    /// Draws a key from the operating system.
    pub(crate) fn random() -> std::io::Result<Self> {
        let mut key = [0; 64];
        getrandom::fill(&mut key).map_err(std::io::Error::other)?;
        Ok(Self { key })
    }

    /// Derives the key from a seed, so that tokens are the same in every run.
    pub(crate) fn seeded(seed: &str) -> Self {
        let derived = Self { key: [0; 64] }.sign(seed);
        let mut key = [0; 64];
        key[..32].copy_from_slice(&derived);
        Self { key }
    }

    fn sign(&self, text: &str) -> [u8; 32] {
        let mut mac = Hmac::<Sha256>::new(&self.key.into());
        mac.update(text.as_bytes());
        mac.finalize().into_bytes().into()
    }

    /// Makes a bot token in Discord's form: id, time and secret, in base64, with dots between.
    pub(crate) fn bot_token(&self, id: u64) -> String {
        let signature = self.sign(&format!("bot {id}"));
        let id = URL_SAFE_NO_PAD.encode(id.to_string());
        format!(
            "{id}.{}.{}",
            URL_SAFE_NO_PAD.encode(&signature[..4]),
            URL_SAFE_NO_PAD.encode(&signature[4..32])
        )
    }

    /// Returns the key pair that signs requests to an application's address.
    fn signing_key(&self, id: u64) -> Option<Ed25519KeyPair> {
        Ed25519KeyPair::from_seed_unchecked(&self.sign(&format!("verify {id}"))).ok()
    }

    /// Returns the public key with which an application checks such requests.
    pub(crate) fn verify_key(&self, id: u64) -> String {
        self.signing_key(id).map(|key| hex::encode(key.public_key().as_ref())).unwrap_or_default()
    }

    /// Signs a request to an application's address.
    pub(crate) fn sign_request(&self, id: u64, message: &[u8]) -> Option<String> {
        self.signing_key(id).map(|key| hex::encode(key.sign(message).as_ref()))
    }

    /// Makes an interaction's token.
    pub(crate) fn interaction_token(&self, id: u64) -> String {
        let signature = self.sign(&format!("interaction {id}"));
        URL_SAFE_NO_PAD.encode(format!("interaction:{id}:{}", URL_SAFE_NO_PAD.encode(signature)))
    }

    /// Makes the token of a webhook.
    pub(crate) fn webhook_token(&self, id: u64) -> String {
        let signature = self.sign(&format!("webhook {id}"));
        let second = self.sign(&format!("webhook {id} more"));
        URL_SAFE_NO_PAD.encode([&signature[..], &second[..19]].concat())
    }

    /// Makes the code of an invite or template.
    pub(crate) fn code(&self, kind: &str, id: u64) -> String {
        let signature = self.sign(&format!("{kind} {id}"));
        let code = URL_SAFE_NO_PAD.encode(&signature[..8]);
        code.replace(['-', '_'], "x")
    }

    /// Makes the signature in an attachment's address.
    pub(crate) fn attachment(&self, path: &str, expires: i64, issued: i64) -> String {
        self.sign(&format!("attachment {path} {expires} {issued}"))
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_tokens_again() {
        assert_eq!(Secrets::seeded("a").bot_token(7), Secrets::seeded("a").bot_token(7));
        assert_ne!(Secrets::seeded("a").bot_token(7), Secrets::seeded("b").bot_token(7));
        assert_eq!(Secrets::seeded("a").bot_token(7).split('.').count(), 3);
    }
}
