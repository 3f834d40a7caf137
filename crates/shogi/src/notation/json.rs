//! JSON as a flat list of values: what lies in what is told by numbers, so that no depth of nesting
//! can exhaust the stack.

use json_event_parser::{JsonEvent, SliceJsonParser};

/// The most values of a document.
const MAX_VALUES: usize = 2_000_000;

/// A value; those inside are named by their numbers.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Value {
    Null,
    Bool(bool),
    Number(String),
    Text(String),
    List(Vec<usize>),
    Object(Vec<(String, usize)>),
}

/// A document; its value is number 0.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Document(Vec<Value>);

impl Document {
    /// Reads a text; tells what is wrong with it.
    pub(crate) fn parse(text: &str) -> Result<Document, String> {
        let mut parser = SliceJsonParser::new(text.as_bytes());
        let mut values: Vec<Value> = Vec::new();
        // The lists and objects that are open, and the key that waits for its value.
        let mut open: Vec<usize> = Vec::new();
        let mut key: Option<String> = None;
        loop {
            let event = parser.parse_next().map_err(|error| error.to_string())?;
            let value = match event {
                JsonEvent::Eof => break,
                JsonEvent::ObjectKey(name) => {
                    key = Some(name.into_owned());
                    continue;
                }
                JsonEvent::EndArray | JsonEvent::EndObject => {
                    open.pop();
                    continue;
                }
                JsonEvent::Null => Value::Null,
                JsonEvent::Boolean(value) => Value::Bool(value),
                JsonEvent::Number(text) => Value::Number(text.into_owned()),
                JsonEvent::String(text) => Value::Text(text.into_owned()),
                JsonEvent::StartArray => Value::List(Vec::new()),
                JsonEvent::StartObject => Value::Object(Vec::new()),
            };
            let number = values.len();
            if number == MAX_VALUES {
                return Err(format!("it has more than {MAX_VALUES} values"));
            }
            match open.last().and_then(|last| values.get_mut(*last)) {
                Some(Value::List(list)) => list.push(number),
                Some(Value::Object(object)) => {
                    object.push((key.take().unwrap_or_default(), number));
                }
                _ => {}
            }
            if matches!(value, Value::List(_) | Value::Object(_)) {
                open.push(number);
            }
            values.push(value);
        }
        if values.is_empty() {
            return Err("it is empty".to_owned());
        }
        Ok(Document(values))
    }

    /// A value.
    pub(crate) fn value(&self, number: usize) -> &Value {
        &self.0[number]
    }

    /// The value under a key of an object, `null` being none.
    pub(crate) fn get(&self, object: usize, key: &str) -> Option<usize> {
        let Value::Object(members) = self.value(object) else {
            return None;
        };
        let known = members.iter().find(|(name, _)| name == key)?;
        (*self.value(known.1) != Value::Null).then_some(known.1)
    }

    /// The keys of an object and their values.
    pub(crate) fn members(&self, object: usize) -> &[(String, usize)] {
        match self.value(object) {
            Value::Object(members) => members,
            _ => &[],
        }
    }

    /// The values of a list.
    pub(crate) fn list(&self, list: usize) -> &[usize] {
        match self.value(list) {
            Value::List(values) => values,
            _ => &[],
        }
    }

    /// The text under a key.
    pub(crate) fn text(&self, object: usize, key: &str) -> Option<&str> {
        match self.value(self.get(object, key)?) {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The whole number under a key, written as a number or as text.
    pub(crate) fn number(&self, object: usize, key: &str) -> Option<u64> {
        match self.value(self.get(object, key)?) {
            Value::Number(text) | Value::Text(text) => text.parse().ok(),
            _ => None,
        }
    }

    /// The truth under a key.
    pub(crate) fn bool(&self, object: usize, key: &str) -> Option<bool> {
        match self.value(self.get(object, key)?) {
            Value::Bool(value) => Some(*value),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_found_under_their_keys() {
        let text = r#"{"a": [1, {"b": null, "c": "x"}, true], "d": {"c": "2"}}"#;
        let document = Document::parse(text).unwrap();
        let list = document.get(0, "a").unwrap();
        let [_, object, _] = document.list(list) else {
            panic!("three values")
        };
        assert_eq!(document.get(*object, "b"), None);
        assert_eq!(document.text(*object, "c"), Some("x"));
        let other = document.get(0, "d").unwrap();
        assert_eq!(document.number(other, "c"), Some(2));
        for text in ["", "{", "[1,]", "{\"a\" 1}", "nul", "[] []", "\"\\ud800\""] {
            assert!(Document::parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn depth_does_not_exhaust_the_stack() {
        let deep = "[".repeat(5_000_000);
        assert!(Document::parse(&deep).is_err());
        let deep = format!("{}{}", "[".repeat(60_000), "]".repeat(60_000));
        assert!(Document::parse(&deep).is_ok());
        let many = format!("[{}0]", "0,".repeat(MAX_VALUES));
        assert!(Document::parse(&many).is_err());
    }
}
