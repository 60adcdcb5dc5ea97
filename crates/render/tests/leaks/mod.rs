//! Everything that each viewer can learn of games with secrets, in every form: data, words and pictures.

mod mysterious;
mod poker;
mod summoner;
mod told;
