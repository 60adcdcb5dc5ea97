#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| trickmate_testkit::untrusted::record(text));
