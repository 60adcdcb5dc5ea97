//! The values of a statement's placeholders.

/// A value or NULL. PostgreSQL needs the type of a NULL too.
#[derive(Clone)]
pub(crate) enum Value {
    Integer(Option<i64>),
    Real(Option<f64>),
    Text(Option<String>),
    Blob(Option<Vec<u8>>),
}

macro_rules! value_from {
    ($($variant:ident($held:ty) from $type:ty: $value:ident => $converted:expr;)*) => {
        $(
            impl From<$type> for Value {
                fn from($value: $type) -> Self {
                    Self::$variant(Some($converted))
                }
            }

            impl From<Option<$type>> for Value {
                fn from(value: Option<$type>) -> Self {
                    Self::$variant(value.map(|$value| -> $held { $converted }))
                }
            }
        )*
    };
}

value_from! {
    Integer(i64) from i64: value => value;
    Integer(i64) from i32: value => value.into();
    Integer(i64) from u32: value => value.into();
    Real(f64) from f64: value => value;
    Text(String) from String: value => value;
    Text(String) from &str: value => value.to_owned();
    Text(String) from &String: value => value.clone();
    Blob(Vec<u8>) from Vec<u8>: value => value;
}
