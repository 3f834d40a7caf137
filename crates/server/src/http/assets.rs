//! The built client, embedded: hashed files that browsers keep for ever, the shell page that they
//! ask for again, and packed twins (`.br`, `.gz`) where the build made them.

use std::borrow::Cow;
use std::collections::BTreeMap;

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

/// What is shown when the client has not been built.
const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
<title>Yonban</title><h1>The page has not been built</h1>\
<p>This server runs, but it was compiled without its web client. In the repository, run \
<code>cargo xtask run</code>, or <code>npm ci &amp;&amp; npm run build</code> in <code>web/</code> \
and compile again.</p></html>\n";

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
struct Dist;

/// One file.
#[derive(Clone, Debug)]
struct Asset {
    bytes: Cow<'static, [u8]>,
    etag: HeaderValue,
    mime: &'static str,
    brotli: Option<Cow<'static, [u8]>>,
    gzip: Option<Cow<'static, [u8]>>,
}

/// The files of the client by path, without the leading slash.
#[derive(Clone, Debug)]
pub struct Assets {
    files: BTreeMap<String, Asset>,
}

impl Assets {
    /// What was embedded when this crate was compiled.
    #[must_use]
    pub fn embedded() -> Self {
        Assets::from_files(
            Dist::iter()
                .filter_map(|path| Dist::get(&path).map(|file| (path.into_owned(), file.data))),
        )
    }

    /// These files. `x.br` and `x.gz` are packed twins of `x`. Without `index.html` the shell is a
    /// page that says how to build the client.
    pub fn from_files(files: impl IntoIterator<Item = (String, Cow<'static, [u8]>)>) -> Self {
        let mut plain = BTreeMap::new();
        let mut packed = Vec::new();
        for (path, bytes) in files {
            if let Some(stem) = path.strip_suffix(".br") {
                packed.push((stem.to_owned(), true, bytes));
            } else if let Some(stem) = path.strip_suffix(".gz") {
                packed.push((stem.to_owned(), false, bytes));
            } else {
                plain.insert(path.clone(), Asset::new(&path, bytes));
            }
        }
        for (stem, brotli, bytes) in packed {
            if let Some(asset) = plain.get_mut(&stem) {
                *(if brotli {
                    &mut asset.brotli
                } else {
                    &mut asset.gzip
                }) = Some(bytes);
            }
        }
        plain
            .entry(String::from("index.html"))
            .or_insert_with(|| Asset::new("index.html", Cow::Borrowed(NOT_BUILT.as_bytes())));
        Assets { files: plain }
    }

    /// The response to `GET path`: a file, the shell for a route of the client, or nothing.
    #[must_use]
    pub fn serve(&self, path: &str, request: &HeaderMap) -> Option<Response> {
        let path = path.strip_prefix('/').unwrap_or(path);
        if is_route(path) {
            return self
                .files
                .get("index.html")
                .map(|shell| shell.respond(request, "no-cache"));
        }
        let asset = self.files.get(path)?;
        // The build puts files with a hash of their content in their name under `assets/`.
        let hashed = path.starts_with("assets/");
        Some(asset.respond(
            request,
            if hashed {
                "public, max-age=31536000, immutable"
            } else {
                "no-cache"
            },
        ))
    }
}

impl Asset {
    fn new(path: &str, bytes: Cow<'static, [u8]>) -> Self {
        let digest = hex::encode(&Sha256::digest(&bytes)[..16]);
        let etag = HeaderValue::from_str(&format!("\"{digest}\""))
            .unwrap_or_else(|_| HeaderValue::from_static("\"0\""));
        Asset {
            bytes,
            etag,
            mime: mime(path),
            brotli: None,
            gzip: None,
        }
    }

    fn respond(&self, request: &HeaderMap, cache: &'static str) -> Response {
        let known = self.etag.to_str().is_ok_and(|tag| names(request, tag));
        let (bytes, encoding) = if known {
            (None, None)
        } else if let (Some(packed), true) = (&self.brotli, accepts(request, "br")) {
            (Some(packed), Some("br"))
        } else if let (Some(packed), true) = (&self.gzip, accepts(request, "gzip")) {
            (Some(packed), Some("gzip"))
        } else {
            (Some(&self.bytes), None)
        };
        let body = match bytes {
            None => Body::empty(),
            Some(Cow::Borrowed(bytes)) => Body::from(*bytes),
            Some(Cow::Owned(bytes)) => Body::from(bytes.clone()),
        };
        let status = if known {
            StatusCode::NOT_MODIFIED
        } else {
            StatusCode::OK
        };
        let mut response = (status, body).into_response();
        let headers = response.headers_mut();
        headers.insert(header::ETAG, self.etag.clone());
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if !known {
            headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(self.mime));
        }
        if let Some(encoding) = encoding {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        response
    }
}

/// Whether `path` is a page of the client rather than a file: the home page, a table, the
/// rules, a review, mate problems. `parseRoute` in `web/src/state/route.ts` knows the same paths.
fn is_route(path: &str) -> bool {
    match path {
        "" | "index.html" | "rules" | "rules/" | "review" | "review/" | "tsume" | "tsume/"
        | "dice" | "dice/" => true,
        _ => {
            let page_in = |folder| {
                path.strip_prefix(folder)
                    .map(|page: &str| page.strip_suffix('/').unwrap_or(page))
            };
            page_in("t/").is_some_and(crate::random::is_id)
                || page_in("review/").is_some_and(crate::random::is_id)
                || page_in("rules/").is_some_and(is_word)
        }
    }
}

/// Whether the reader has what this tag is of.
pub(super) fn names(request: &HeaderMap, tag: &str) -> bool {
    request
        .get(header::IF_NONE_MATCH)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|known| {
            known
                .split(',')
                .any(|one| one.trim().trim_start_matches("W/") == tag)
        })
}

/// Whether `page` is spelled as the rooms' ids are.
fn is_word(page: &str) -> bool {
    let known = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-';
    !page.is_empty() && page.bytes().all(known)
}

/// Whether the reader takes `coding`: named without `q=0`.
fn accepts(request: &HeaderMap, coding: &str) -> bool {
    request
        .get_all(header::ACCEPT_ENCODING)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .any(|entry| {
            let mut parts = entry.split(';').map(str::trim);
            let named = parts
                .next()
                .is_some_and(|name| name.eq_ignore_ascii_case(coding));
            let refused = parts
                .filter_map(|part| part.strip_prefix("q="))
                .any(|q| q.parse::<f32>().is_ok_and(|q| q <= 0.0));
            named && !refused
        })
}

/// The media type of a file, by the end of its name: the kinds that the client's build makes.
fn mime(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, end)| end) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn built() -> Assets {
        let file = |path: &str, text: &'static str| (path.to_owned(), text.as_bytes().into());
        Assets::from_files([
            file("index.html", "<html>shell</html>"),
            file("assets/app-1a2b3c.js", "plain"),
            file("assets/app-1a2b3c.js.br", "packed"),
            file("assets/app-1a2b3c.js.gz", "zipped"),
            file("icon.svg", "<svg/>"),
        ])
    }

    fn header_of<'a>(response: &'a Response, name: &header::HeaderName) -> &'a str {
        response
            .headers()
            .get(name)
            .map_or("", |value| value.to_str().unwrap())
    }

    #[test]
    fn hashed_files_are_kept_for_ever_and_come_packed() {
        let mut request = HeaderMap::new();
        request.insert(
            header::ACCEPT_ENCODING,
            HeaderValue::from_static("gzip, br;q=0.9"),
        );
        let response = built().serve("/assets/app-1a2b3c.js", &request).unwrap();
        assert_eq!(header_of(&response, &header::CONTENT_ENCODING), "br");
        assert!(header_of(&response, &header::CACHE_CONTROL).contains("immutable"));
        assert_eq!(
            header_of(&response, &header::CONTENT_TYPE),
            "text/javascript; charset=utf-8"
        );
        request.insert(
            header::ACCEPT_ENCODING,
            HeaderValue::from_static("br;q=0, gzip"),
        );
        let response = built().serve("/assets/app-1a2b3c.js", &request).unwrap();
        assert_eq!(header_of(&response, &header::CONTENT_ENCODING), "gzip");
        let response = built()
            .serve("/assets/app-1a2b3c.js", &HeaderMap::new())
            .unwrap();
        assert_eq!(header_of(&response, &header::CONTENT_ENCODING), "");
    }

    #[test]
    fn the_shell_answers_for_routes_and_is_asked_for_again() {
        let assets = built();
        let id = "0123456789abcdef".repeat(2);
        let (table, review) = (format!("/t/{id}"), format!("/review/{id}"));
        for path in [
            "/",
            "/index.html",
            table.as_str(),
            review.as_str(),
            "/review",
            "/rules",
            "/rules/national-lose",
            "/tsume",
            "/dice",
        ] {
            let response = assets.serve(path, &HeaderMap::new()).unwrap();
            assert_eq!(header_of(&response, &header::CACHE_CONTROL), "no-cache");
            let mut again = HeaderMap::new();
            again.insert(
                header::IF_NONE_MATCH,
                response.headers()[header::ETAG].clone(),
            );
            assert_eq!(
                assets.serve(path, &again).unwrap().status(),
                StatusCode::NOT_MODIFIED
            );
        }
        for path in [
            "/nowhere",
            "/t/short",
            "/review/short",
            "/t/../index.html",
            "/rules/../index.html",
            "/rules/app.js",
            "/tsume/short",
            "/assets/none.js",
        ] {
            assert!(assets.serve(path, &HeaderMap::new()).is_none(), "{path}");
        }
    }

    #[test]
    fn without_a_build_the_page_says_what_to_run() {
        let assets = Assets::from_files([]);
        let response = assets.serve("/", &HeaderMap::new()).unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        assert!(NOT_BUILT.contains("cargo xtask run"));
    }
}
