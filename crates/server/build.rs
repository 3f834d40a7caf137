//! Makes sure that the folder of the built client exists, so that it can be embedded: empty where
//! nobody has built the client yet. Never builds the client itself.

use std::path::Path;

fn main() -> std::io::Result<()> {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    std::fs::create_dir_all(&dist)?;
    println!("cargo::rerun-if-changed={}", dist.display());
    Ok(())
}
