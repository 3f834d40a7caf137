//! The client's types are the server's types.

use std::path::Path;

#[test]
fn the_generated_typescript_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol.ts");
    let file = std::fs::read_to_string(&path).expect("web/src/protocol.ts is in the repository");
    assert!(
        file == yonban_protocol::typescript::text(),
        "web/src/protocol.ts is stale: run `cargo xtask gen`"
    );
}
