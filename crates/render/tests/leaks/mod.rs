//! What each viewer is told of games with secrets, in every form: data, words and pictures.

mod mysterious;
mod summoner;
