//! Records that people import.

pub(crate) mod handle;
pub(crate) mod import;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use import::{Import, MAX_RECORD_LEN, MAX_RECORDED, RecordError};
pub use requests::IMPORT_KEPT;
pub use rows::NewImport;
