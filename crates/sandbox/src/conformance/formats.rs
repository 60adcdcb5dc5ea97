//! Formats of texts beyond JSON Schema.

/// Digits for a whole number.
pub(super) const INTEGER_TEXT: &str = "integer-text";
/// Digits for a number.
pub(super) const NUMBER_TEXT: &str = "number-text";
/// Digits for a set of 64 bits.
pub(super) const BITS_TEXT: &str = "bits-text";
/// True or false as text.
pub(super) const BOOLEAN_TEXT: &str = "boolean-text";

/// Returns `true` for a number of 64 bits without sign or leading zeros.
pub(super) fn is_snowflake(text: &str) -> bool {
    text.parse::<u64>().is_ok_and(|number| number.to_string() == text)
}

/// Returns `true` for digits that make a whole number.
pub(super) fn is_integer(text: &str) -> bool {
    text.parse::<i64>().is_ok() || text.parse::<u64>().is_ok()
}

/// Returns `true` for digits that make a set of 64 bits.
pub(super) fn is_bits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) && text.parse::<u64>().is_ok()
}

/// Returns `true` for digits that make a number.
pub(super) fn is_number(text: &str) -> bool {
    text.parse::<f64>().is_ok_and(f64::is_finite)
}

/// Returns `true` for "true" and "false".
pub(super) fn is_boolean(text: &str) -> bool {
    text.eq_ignore_ascii_case("true") || text.eq_ignore_ascii_case("false")
}
