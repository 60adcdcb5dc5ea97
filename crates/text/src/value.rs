//! Values that can be filled into a text.

use std::borrow::Cow;

use fluent_bundle::FluentValue;

/// Value that is filled into a text: words, or a number by which the text may choose its words.
pub type Value<'a> = FluentValue<'a>;

/// The greatest number that is exact as Fluent keeps numbers.
const MAX_EXACT: u64 = 1 << 53;

/// Something that can be filled into a text. Numbers are written plainly, without marks between their digits.
pub trait Fill {
    /// Returns the value to fill in.
    fn fill(&self) -> Value<'_>;
}

impl<T: Fill + ?Sized> Fill for &T {
    fn fill(&self) -> Value<'_> {
        (**self).fill()
    }
}

impl Fill for str {
    fn fill(&self) -> Value<'_> {
        Value::String(Cow::Borrowed(self))
    }
}

impl Fill for String {
    fn fill(&self) -> Value<'_> {
        Value::String(Cow::Borrowed(self))
    }
}

impl Fill for Cow<'_, str> {
    fn fill(&self) -> Value<'_> {
        Value::String(Cow::Borrowed(self))
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl Fill for $number {
            fn fill(&self) -> Value<'_> {
                let exact = i128::try_from(*self).is_ok_and(|number| number.unsigned_abs() < MAX_EXACT.into());
                if exact { Value::from(*self) } else { Value::String(Cow::Owned(self.to_string())) }
            }
        }
    )*};
}

numbers!(u8 u16 u32 u64 usize i32 i64);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_keep_every_digit() {
        assert!(matches!((1_i64 << 40).fill(), Value::Number(_)));
        assert_eq!(i64::MAX.fill(), Value::from("9223372036854775807"));
        assert_eq!(i64::MIN.fill(), Value::from("-9223372036854775808"));
    }
}
