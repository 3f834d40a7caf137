//! Percent-encoding of the few characters that separate fields.

/// Encodes `%`, TAB, newline, carriage return and the characters of `also`.
pub(crate) fn encode(value: &str, also: &[char]) -> String {
    let mut out = String::with_capacity(value.len());
    for c in value.chars() {
        if matches!(c, '%' | '\t' | '\n' | '\r') || also.contains(&c) {
            // Only ASCII separators are ever asked for.
            out.push_str(&format!("%{:02X}", u32::from(c)));
        } else {
            out.push(c);
        }
    }
    out
}

/// Decodes what [`encode`] wrote; `None` for a `%` that starts no ASCII code.
pub(crate) fn decode(text: &str) -> Option<String> {
    let mut parts = text.split('%');
    let mut out = parts.next()?.to_owned();
    for part in parts {
        let code = u8::from_str_radix(part.get(..2)?, 16).ok()?;
        if !code.is_ascii() {
            return None;
        }
        out.push(char::from(code));
        out.push_str(part.get(2..)?);
    }
    Some(out)
}

/// `yes` or `no`.
pub(crate) fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// The parts of a text, if there are exactly `N`.
pub(crate) fn split<const N: usize>(text: &str, by: char) -> Option<[&str; N]> {
    text.split(by).collect::<Vec<_>>().try_into().ok()
}

/// The argument of `name(argument)`.
pub(crate) fn argument<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    text.strip_prefix(name)?
        .strip_prefix('(')?
        .strip_suffix(')')
}
