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
    /// Grey squares and only colours that differ in every common kind of colour vision, after Okabe and Ito.
    ColourBlind,
}

/// An unknown name of a theme.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown theme `{0}`: choose light, dark or colour-blind")]
pub struct ParseThemeError(String);

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::ColourBlind];

    /// Returns the theme's typed name: `light`, `dark` or `colour-blind`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::ColourBlind => "colour-blind",
        }
    }

    /// Returns the colour a tone has in this theme.
    #[must_use]
    pub fn colour(self, tone: ColourRole) -> Rgb {
        Rgb::hex(self.hex(tone))
    }

    const fn hex(self, tone: ColourRole) -> u32 {
        let [light, dark, colour_blind] = match tone {
            ColourRole::Page => [0xFB_FA_F6, 0x1D_21_27, 0xFA_FA_FA],
            ColourRole::Panel => [0xEF_EC_E3, 0x2A_30_38, 0xE9_EC_EF],
            ColourRole::Ink => [0x1F_29_2E, 0xEE_F1_F3, 0x10_14_18],
            ColourRole::Muted => [0x5C_67_6D, 0xA3_AE_B8, 0x50_59_61],
            ColourRole::Accent => [0x1F_6B_4F, 0x7F_D1_AE, 0x00_5C_91],
            ColourRole::OnAccent => [0xFF_FF_FF, 0x10_26_1D, 0xFF_FF_FF],
            ColourRole::Frame => [0x24_38_2E, 0x0B_0F_13, 0x2A_32_3A],
            ColourRole::Coordinate => [0xFF_FD_F7, 0xFF_FD_F7, 0xFF_FF_FF],
            ColourRole::LightSquare => [0x87_96_6C, 0x79_94_A2, 0x89_92_9C],
            ColourRole::DarkSquare => [0x4A_7C_63, 0x4E_76_8B, 0x66_73_7F],
            ColourRole::LightPalace => [0x8E_8A_C8, 0x9B_87_BF, 0x46_99_C4],
            ColourRole::DarkPalace => [0x6F_69_B1, 0x7D_64_B2, 0x2A_79_A7],
            ColourRole::PalaceLine => [0x37_30_7E, 0x33_26_5E, 0x00_3A_5C],
            ColourRole::LightLast => [0xAF_8E_25, 0xAF_8E_25, 0x9F_94_00],
            ColourRole::DarkLast => [0xA4_83_21, 0xA4_83_21, 0x92_89_0A],
            ColourRole::LastLine => [0xFF_E9_A0, 0xFF_E9_A0, 0xFF_F5_9A],
            ColourRole::Attacker => [0x0A_3C_86, 0x0A_3C_86, 0x00_3B_66],
            ColourRole::Victim => [0x84_05_1D, 0x84_05_1D, 0x72_2B_00],
            ColourRole::AttackerLine => [0x3E_7C_CC, 0x3E_7C_CC, 0x2B_82_BC],
            ColourRole::VictimLine => [0xE6_5A_60, 0xD8_43_4A, 0xC4_62_1C],
            ColourRole::OnBadge => [0xFF_FF_FF, 0xFF_FF_FF, 0xFF_FF_FF],
            ColourRole::FirstFace => [0xFF_FD_F7, 0xFF_FD_F7, 0xFF_FF_FF],
            ColourRole::FirstEdge => [0x8F_8A_78, 0xA8_9F_8B, 0x77_7E_85],
            ColourRole::FirstDark => [0x17_1F_26, 0x17_1D_22, 0x00_00_00],
            ColourRole::FirstRed => [0xC8_17_1E, 0xBF_16_1C, 0xB8_42_00],
            ColourRole::SecondFace => [0x1A_21_2B, 0x1A_21_2B, 0x0A_20_33],
            ColourRole::SecondEdge => [0x05_08_0C, 0x8F_A3_B5, 0x00_0A_14],
            ColourRole::SecondDark => [0xF1_F5_F9, 0xEA_EF_F4, 0xFF_FF_FF],
            ColourRole::SecondRed => [0xFF_93_88, 0xFF_8C_80, 0xFF_B0_3B],
            ColourRole::Paper => [0xFF_FD_F7, 0xF3_EF_E4, 0xFF_FF_FF],
            ColourRole::PaperShade => [0xEF_EC_DF, 0xE6_E1_D3, 0xE9_EC_EF],
            ColourRole::PaperLast => [0xFB_E6_96, 0xF5_DB_85, 0xFA_F1_92],
            ColourRole::PaperRed => [0xC8_17_1E, 0xA1_0A_10, 0xAE_3E_00],
            ColourRole::FirstHand => [0x15_5F_B0, 0x1B_63_B4, 0x00_5C_91],
            ColourRole::SecondHand => [0x8A_35_9E, 0x8E_2F_A3, 0xC2_4E_00],
            ColourRole::Back => [0x5F_6F_B1, 0x59_73_A2, 0x67_73_91],
            ColourRole::BackLine => [0xC3_CC_E4, 0xC9_D2_EA, 0xD2_D8_E4],
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
    type Err = ParseThemeError;

    fn from_str(text: &str) -> Result<Theme, ParseThemeError> {
        let name = text.trim().to_ascii_lowercase();
        Theme::ALL
            .into_iter()
            .find(|theme| theme.name() == name)
            .ok_or_else(|| ParseThemeError(text.to_owned()))
    }
}

/// Purpose of a colour. Everything drawn has one of these colours; edges are mixes of two of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColourRole {
    /// The page around the board.
    Page,
    /// The strip of the player to act.
    Panel,
    /// Text.
    Ink,
    /// Less important text.
    Muted,
    /// The pill beside the player to move.
    Accent,
    /// Text on that pill.
    OnAccent,
    /// The frame and the middle line.
    Frame,
    /// Letters and numbers on the frame.
    Coordinate,
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
    /// The marks of a piece that must move: their outer edge, and the badge.
    Attacker,
    /// The marks of the square it must go to, and of a check.
    Victim,
    /// The broad line of the former, which pieces may touch.
    AttackerLine,
    /// The broad line of the latter.
    VictimLine,
    /// The sign in the badge of either.
    OnBadge,
    /// The face of the first seat's cards.
    FirstFace,
    /// Their edge.
    FirstEdge,
    /// Clubs and spades on these cards.
    FirstDark,
    /// Diamonds and hearts on these cards.
    FirstRed,
    /// The face of the second seat's cards.
    SecondFace,
    /// Their edge.
    SecondEdge,
    /// Clubs and spades on these cards.
    SecondDark,
    /// Diamonds and hearts on these cards.
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

impl ColourRole {
    /// All tones in the order of their numbers.
    pub const ALL: [ColourRole; 37] = [
        ColourRole::Page,
        ColourRole::Panel,
        ColourRole::Ink,
        ColourRole::Muted,
        ColourRole::Accent,
        ColourRole::OnAccent,
        ColourRole::Frame,
        ColourRole::Coordinate,
        ColourRole::LightSquare,
        ColourRole::DarkSquare,
        ColourRole::LightPalace,
        ColourRole::DarkPalace,
        ColourRole::PalaceLine,
        ColourRole::LightLast,
        ColourRole::DarkLast,
        ColourRole::LastLine,
        ColourRole::Attacker,
        ColourRole::Victim,
        ColourRole::AttackerLine,
        ColourRole::VictimLine,
        ColourRole::OnBadge,
        ColourRole::FirstFace,
        ColourRole::FirstEdge,
        ColourRole::FirstDark,
        ColourRole::FirstRed,
        ColourRole::SecondFace,
        ColourRole::SecondEdge,
        ColourRole::SecondDark,
        ColourRole::SecondRed,
        ColourRole::Paper,
        ColourRole::PaperShade,
        ColourRole::PaperLast,
        ColourRole::PaperRed,
        ColourRole::FirstHand,
        ColourRole::SecondHand,
        ColourRole::Back,
        ColourRole::BackLine,
    ];
}
