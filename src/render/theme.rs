//! The colour themes.

use super::colour::Rgb;
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A set of colours for pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// A light page, green squares.
    #[default]
    Light,
    /// A dark page, dark green squares.
    Dark,
    /// Grey squares and only colours that stay apart in every common kind of colour vision, after Okabe and Ito.
    ColourBlind,
}

/// A theme's name that is none.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown theme `{0}`: choose light, dark or colour-blind")]
pub struct UnknownTheme(String);

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::ColourBlind];

    /// The theme's name as it is typed: `light`, `dark` or `colour-blind`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::ColourBlind => "colour-blind",
        }
    }

    /// The colour a tone has in this theme.
    #[must_use]
    pub fn colour(self, tone: Tone) -> Rgb {
        Rgb::hex(self.hex(tone))
    }

    const fn hex(self, tone: Tone) -> u32 {
        let [light, dark, colour_blind] = match tone {
            Tone::Page => [0xFB_FA_F6, 0x1D_21_27, 0xFA_FA_FA],
            Tone::Panel => [0xEF_EC_E3, 0x2A_30_38, 0xE9_EC_EF],
            Tone::Ink => [0x1F_29_2E, 0xEE_F1_F3, 0x10_14_18],
            Tone::Muted => [0x5C_67_6D, 0xA3_AE_B8, 0x50_59_61],
            Tone::Accent => [0x1F_6B_4F, 0x7F_D1_AE, 0x00_5C_91],
            Tone::OnAccent => [0xFF_FF_FF, 0x10_26_1D, 0xFF_FF_FF],
            Tone::Frame => [0x3E_55_4A, 0x10_14_18, 0x3D_46_4F],
            Tone::LightSquare => [0xC3_D5_C8, 0x5E_73_69, 0xD3_D8_DD],
            Tone::DarkSquare => [0xA3_BD_AD, 0x4C_60_57, 0xB7_BF_C7],
            Tone::LightPalace => [0xC9_C6_E4, 0x69_66_91, 0xA6_D9_EE],
            Tone::DarkPalace => [0xB5_B1_D8, 0x5A_57_82, 0x8C_CB_E6],
            Tone::PalaceLine => [0x6A_60_A9, 0xA9_A3_E0, 0x00_6C_A6],
            Tone::LightLast => [0xF7_DC_84, 0xB9_97_3C, 0xF7_EC_6E],
            Tone::DarkLast => [0xEC_CB_66, 0xA5_85_2F, 0xE9_DB_4B],
            Tone::LastLine => [0xB0_80_0F, 0xF3_CF_6B, 0x7D_70_00],
            Tone::Attacker => [0x15_5F_B0, 0x6F_C1_FF, 0x00_5C_91],
            Tone::Victim => [0xC3_1B_3C, 0xFF_7C_78, 0xC2_4E_00],
            Tone::OnBadge => [0xFF_FF_FF, 0x12_16_1B, 0xFF_FF_FF],
            Tone::FirstFace => [0xFF_FD_F7, 0xF5_EF_E2, 0xFF_FF_FF],
            Tone::FirstEdge => [0x8F_8A_78, 0xA8_9F_8B, 0x77_7E_85],
            Tone::FirstDark => [0x17_1F_26, 0x17_1D_22, 0x00_00_00],
            Tone::FirstRed => [0xC8_17_1E, 0xBF_16_1C, 0xB8_42_00],
            Tone::SecondFace => [0x2B_35_45, 0x1C_23_2D, 0x0B_34_52],
            Tone::SecondEdge => [0x0E_14_1D, 0x8F_A3_B5, 0x00_12_20],
            Tone::SecondDark => [0xF1_F5_F9, 0xEA_EF_F4, 0xFF_FF_FF],
            Tone::SecondRed => [0xFF_93_88, 0xFF_8C_80, 0xFF_B0_3B],
            Tone::Paper => [0xFF_FD_F7, 0xD8_D4_CA, 0xFF_FF_FF],
            Tone::PaperShade => [0xEA_E8_DB, 0xC6_C2_B6, 0xE6_E9_EC],
            Tone::PaperLast => [0xFB_E6_96, 0xE3_C8_6E, 0xFA_F1_92],
            Tone::PaperRed => [0xC8_17_1E, 0xA1_0A_10, 0xAE_3E_00],
            Tone::FirstHand => [0x15_5F_B0, 0x1B_63_B4, 0x00_5C_91],
            Tone::SecondHand => [0x8A_35_9E, 0x8E_2F_A3, 0xC2_4E_00],
            Tone::Back => [0x5B_6C_9E, 0x6A_7B_AE, 0x5F_6A_86],
            Tone::BackLine => [0xC3_CC_E4, 0xC9_D2_EA, 0xD2_D8_E4],
        };
        match self {
            Theme::Light => light,
            Theme::Dark => dark,
            Theme::ColourBlind => colour_blind,
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(text: &str) -> Result<Theme, UnknownTheme> {
        let name = text.trim().to_ascii_lowercase();
        Theme::ALL.into_iter().find(|theme| theme.name() == name).ok_or_else(|| UnknownTheme(text.to_owned()))
    }
}

/// What a colour is for. Everything drawn has one of these colours; edges are mixes of two of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// The page around the board.
    Page,
    /// The strip of the player to act.
    Panel,
    /// Text.
    Ink,
    /// Less important text.
    Muted,
    /// The pill that says whose turn it is.
    Accent,
    /// Text on that pill.
    OnAccent,
    /// The frame and the middle line.
    Frame,
    /// Light squares.
    LightSquare,
    /// Dark squares.
    DarkSquare,
    /// Light squares of a palace.
    LightPalace,
    /// Dark squares of a palace.
    DarkPalace,
    /// The line around a palace and the crown in it.
    PalaceLine,
    /// Light squares of the last move.
    LightLast,
    /// Dark squares of the last move.
    DarkLast,
    /// The frame and the ring on the squares of the last move.
    LastLine,
    /// The marks of a piece that must move.
    Attacker,
    /// The marks of the square it must go to.
    Victim,
    /// The sign in the badge of either.
    OnBadge,
    /// The face of the first seat's cards.
    FirstFace,
    /// Their edge.
    FirstEdge,
    /// Clubs and spades on them.
    FirstDark,
    /// Diamonds and hearts on them.
    FirstRed,
    /// The face of the second seat's cards.
    SecondFace,
    /// Their edge.
    SecondEdge,
    /// Clubs and spades on them.
    SecondDark,
    /// Diamonds and hearts on them.
    SecondRed,
    /// The face of a card that no one owns: printed on a light square, or lying in a poker hand.
    Paper,
    /// The same on a dark square.
    PaperShade,
    /// The same on a square of the last move.
    PaperLast,
    /// Diamonds and hearts on them; clubs and spades are as on the first seat's cards.
    PaperRed,
    /// The marks of the first seat's poker hand.
    FirstHand,
    /// The marks of the second seat's.
    SecondHand,
    /// The back of a card.
    Back,
    /// The pattern on it.
    BackLine,
}

impl Tone {
    /// All tones in the order of their numbers.
    pub const ALL: [Tone; 34] = [
        Tone::Page,
        Tone::Panel,
        Tone::Ink,
        Tone::Muted,
        Tone::Accent,
        Tone::OnAccent,
        Tone::Frame,
        Tone::LightSquare,
        Tone::DarkSquare,
        Tone::LightPalace,
        Tone::DarkPalace,
        Tone::PalaceLine,
        Tone::LightLast,
        Tone::DarkLast,
        Tone::LastLine,
        Tone::Attacker,
        Tone::Victim,
        Tone::OnBadge,
        Tone::FirstFace,
        Tone::FirstEdge,
        Tone::FirstDark,
        Tone::FirstRed,
        Tone::SecondFace,
        Tone::SecondEdge,
        Tone::SecondDark,
        Tone::SecondRed,
        Tone::Paper,
        Tone::PaperShade,
        Tone::PaperLast,
        Tone::PaperRed,
        Tone::FirstHand,
        Tone::SecondHand,
        Tone::Back,
        Tone::BackLine,
    ];
}
