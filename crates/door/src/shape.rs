//! The shape of a type, learned while its values are read: which fields it asks for, which numbers and which words it takes.
//!
//! A type says what it expects only to whoever deserializes it. [`Shape::learn`] reads a value that is known to be sound and
//! writes down every question the type asks on the way, so that a schema needs no second description of it.

use serde::de::value::StrDeserializer;
use serde::de::{DeserializeSeed, EnumAccess, IntoDeserializer, MapAccess, SeqAccess, VariantAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::{Error, Map, Value};
use std::collections::{BTreeMap, BTreeSet};

/// Strings that are kept as examples.
const EXAMPLES: usize = 64;

/// What a place may hold, as far as it was seen.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Shape {
    /// The type takes what it gets and decides then.
    pub any: bool,
    /// Nothing may stand here.
    pub null: bool,
    /// Yes or no.
    pub boolean: bool,
    /// A whole number between these.
    pub integer: Option<(i64, u64)>,
    /// A number, whole or not.
    pub number: bool,
    /// Text, and what was seen of it.
    pub string: Option<BTreeSet<String>>,
    /// One of these words, some with more to say: what was seen of that.
    pub variants: BTreeMap<&'static str, Option<Shape>>,
    /// An object of these fields.
    pub fields: Option<BTreeMap<String, Shape>>,
    /// An object of any keys, with such values.
    pub values: Option<Box<Shape>>,
    /// A list of such elements.
    pub items: Option<Box<Shape>>,
}

impl Shape {
    /// Writes down what `T` asks of `value`.
    pub fn learn<T: for<'de> Deserialize<'de>>(&mut self, value: &Value) -> Result<(), Error> {
        T::deserialize(Reader { value, shape: self }).map(|_| ())
    }

    /// Writes down what a value is, where no type can be asked.
    pub fn look(&mut self, value: &Value) {
        self.any = true;
        match value {
            Value::Null => self.null = true,
            Value::Bool(_) => self.boolean = true,
            Value::Number(_) => self.number = true,
            Value::String(text) => self.example(text),
            Value::Array(list) => {
                let items = self.items.get_or_insert_default();
                list.iter().for_each(|element| items.look(element));
            }
            Value::Object(object) => {
                let fields = self.fields.get_or_insert_default();
                object.iter().for_each(|(key, value)| fields.entry(key.clone()).or_default().look(value));
            }
        }
    }

    fn example(&mut self, text: &str) {
        let seen = self.string.get_or_insert_default();
        if seen.len() < EXAMPLES {
            seen.insert(text.to_owned());
        }
    }
}

struct Reader<'a, 'b> {
    value: &'a Value,
    shape: &'b mut Shape,
}

macro_rules! integers {
    ($($read:ident $kind:ty,)+) => {$(
        fn $read<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            let (low, high) = (<$kind>::MIN as i64, <$kind>::MAX as u64);
            let (lowest, highest) = self.shape.integer.unwrap_or((low, high));
            self.shape.integer = Some((lowest.min(low), highest.max(high)));
            self.value.$read(visitor)
        }
    )+};
}

macro_rules! plain {
    ($($read:ident $known:ident,)+) => {$(
        fn $read<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            self.shape.$known = true;
            self.value.$read(visitor)
        }
    )+};
}

impl<'de> Deserializer<'de> for Reader<'de, '_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.shape.any = true;
        match self.value {
            Value::Array(_) => self.list(visitor),
            Value::Object(object) => {
                let fields = self.shape.fields.get_or_insert_default();
                visitor.visit_map(Fields { left: object.iter(), next: None, shapes: Shapes::Fields(fields) })
            }
            plain => {
                self.shape.look(plain);
                plain.deserialize_any(visitor)
            }
        }
    }

    integers! {
        deserialize_i8 i8, deserialize_i16 i16, deserialize_i32 i32, deserialize_i64 i64,
        deserialize_u8 u8, deserialize_u16 u16, deserialize_u32 u32, deserialize_u64 u64,
    }

    plain! {
        deserialize_bool boolean, deserialize_f32 number, deserialize_f64 number, deserialize_i128 number,
        deserialize_u128 number, deserialize_unit null, deserialize_ignored_any any, deserialize_bytes any,
        deserialize_byte_buf any,
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_str(visitor)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.shape.string.get_or_insert_default();
        if let Some(text) = self.value.as_str() {
            self.shape.example(text);
        }
        self.value.deserialize_str(visitor)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.shape.null = true;
        if self.value.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.list(visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.list(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.list(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let values = self.shape.values.get_or_insert_default();
        match self.value {
            Value::Object(object) => {
                visitor.visit_map(Fields { left: object.iter(), next: None, shapes: Shapes::Values(values) })
            }
            other => other.deserialize_map(visitor),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let known = self.shape.fields.get_or_insert_default();
        for field in fields {
            known.entry((*field).to_owned()).or_default();
        }
        match self.value {
            Value::Object(object) => {
                visitor.visit_map(Fields { left: object.iter(), next: None, shapes: Shapes::Fields(known) })
            }
            other => other.deserialize_struct("", fields, visitor),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        for variant in variants {
            self.shape.variants.entry(variant).or_default();
        }
        visitor.visit_enum(self)
    }
}

impl<'de> Reader<'de, '_> {
    fn list<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let items = self.shape.items.get_or_insert_default();
        match self.value {
            Value::Array(list) => visitor.visit_seq(Elements { left: list.iter(), items }),
            other => other.deserialize_seq(visitor),
        }
    }
}

struct Elements<'a, 'b> {
    left: std::slice::Iter<'a, Value>,
    items: &'b mut Shape,
}

impl<'de> SeqAccess<'de> for Elements<'de, '_> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Error> {
        let Some(value) = self.left.next() else { return Ok(None) };
        seed.deserialize(Reader { value, shape: self.items }).map(Some)
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.left.len())
    }
}

enum Shapes<'b> {
    Fields(&'b mut BTreeMap<String, Shape>),
    Values(&'b mut Shape),
}

struct Fields<'a, 'b> {
    left: serde_json::map::Iter<'a>,
    next: Option<(&'a String, &'a Value)>,
    shapes: Shapes<'b>,
}

impl<'de> MapAccess<'de> for Fields<'de, '_> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        self.next = self.left.next();
        let Some((key, _)) = self.next else { return Ok(None) };
        let key: StrDeserializer<'de, Error> = key.as_str().into_deserializer();
        seed.deserialize(key).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Error> {
        let (key, value) = self.next.expect("a key is asked for before its value");
        let shape = match &mut self.shapes {
            Shapes::Fields(fields) => fields.entry(key.clone()).or_default(),
            Shapes::Values(values) => values,
        };
        seed.deserialize(Reader { value, shape })
    }
}

impl<'de, 'b> EnumAccess<'de> for Reader<'de, 'b> {
    type Error = Error;
    type Variant = Payload<'de, 'b>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Payload<'de, 'b>), Error> {
        let (name, payload) = match self.value {
            Value::String(name) => (name, None),
            Value::Object(object) if object.len() == 1 => {
                let (name, payload) = object.iter().next().expect("there is one");
                (name, Some(payload))
            }
            other => {
                return Err(serde::de::Error::custom(format!(
                    "expected a word or an object of one key, found {other}"
                )));
            }
        };
        let named: StrDeserializer<'de, Error> = name.as_str().into_deserializer();
        let variant = seed.deserialize(named)?;
        let shape = self.shape.variants.iter_mut().find(|(known, _)| **known == name).map(|(_, shape)| shape);
        let shape = match payload {
            Some(_) => shape.map(Option::get_or_insert_default),
            None => None,
        };
        Ok((variant, Payload { payload, shape }))
    }
}

struct Payload<'a, 'b> {
    payload: Option<&'a Value>,
    shape: Option<&'b mut Shape>,
}

impl<'de> Payload<'de, '_> {
    fn with<T>(self, read: impl FnOnce(Reader<'de, '_>) -> Result<T, Error>) -> Result<T, Error> {
        let value =
            self.payload.ok_or_else(|| <Error as serde::de::Error>::custom("expected something with the word"))?;
        let mut lost = Shape::default();
        read(Reader { value, shape: self.shape.unwrap_or(&mut lost) })
    }
}

impl<'de> VariantAccess<'de> for Payload<'de, '_> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        self.with(|reader| seed.deserialize(reader))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.with(|reader| reader.list(visitor))
    }

    fn struct_variant<V: Visitor<'de>>(self, fields: &'static [&'static str], visitor: V) -> Result<V::Value, Error> {
        self.with(|reader| reader.deserialize_struct("", fields, visitor))
    }
}

/// Writes shapes as JSON Schema, one definition for what stands in lists.
#[derive(Debug, Default)]
pub struct Definitions {
    /// The definitions so far, by the way that leads to them.
    pub all: Map<String, Value>,
}

impl Definitions {
    /// The schema of what may be laid over a value of this shape: no key has to be there, and an element of a list may be
    /// named instead of writing the whole list. `words` answers with the words for a number under a key.
    pub fn patch(&mut self, shape: &Shape, way: &str, words: &dyn Fn(&str) -> Option<Value>) -> Value {
        let key = way.rsplit('.').next().unwrap_or(way);
        if shape.any || *shape == Shape::default() {
            return self.seen(shape, way, words);
        }
        let mut may_be = Vec::new();
        may_be.extend(words(key));
        if shape.boolean {
            may_be.push(serde_json::json!({"type": "boolean"}));
        }
        if let Some((low, high)) = shape.integer {
            may_be.push(match (low, high) {
                (i64::MIN, u64::MAX) | (0, u64::MAX) | (i64::MIN, _) => serde_json::json!({"type": "integer"}),
                _ => serde_json::json!({"type": "integer", "minimum": low, "maximum": high}),
            });
        }
        if shape.number {
            may_be.push(serde_json::json!({"type": "number"}));
        }
        if let Some(seen) = &shape.string {
            may_be.push(serde_json::json!({"type": "string", "examples": seen}));
        }
        if !shape.variants.is_empty() {
            let plain: Vec<&&str> =
                shape.variants.iter().filter(|(_, payload)| payload.is_none()).map(|(name, _)| name).collect();
            if !plain.is_empty() {
                may_be.push(serde_json::json!({"enum": plain}));
            }
            let payload = |(name, payload): (&&str, &Option<Shape>)| {
                let inner = payload.as_ref().map(|shape| self.patch(shape, &format!("{way}.{name}"), words));
                ((*name).to_owned(), inner.unwrap_or(Value::Bool(true)))
            };
            let properties: Map<String, Value> = shape.variants.iter().map(payload).collect();
            may_be.push(serde_json::json!({"type": "object", "properties": properties, "additionalProperties": false}));
        }
        if let Some(fields) = &shape.fields {
            let property =
                |(name, shape): (&String, &Shape)| (name.clone(), self.patch(shape, &format!("{way}.{name}"), words));
            let properties: Map<String, Value> = fields.iter().map(property).collect();
            may_be.push(serde_json::json!({"type": "object", "properties": properties, "additionalProperties": false}));
        }
        if let Some(values) = &shape.values {
            let inner = self.patch(values, way, words);
            may_be.push(serde_json::json!({"type": "object", "additionalProperties": inner}));
        }
        if let Some(items) = &shape.items {
            let inner = self.element(items, way, words);
            may_be.push(serde_json::json!({"type": "array", "items": inner.clone()}));
            may_be.push(serde_json::json!({"type": "object", "additionalProperties": inner}));
        }
        if shape.null {
            may_be.push(serde_json::json!({"type": "null"}));
        }
        if may_be.len() == 1 { may_be.remove(0) } else { serde_json::json!({"anyOf": may_be}) }
    }

    /// What stands in a list, under a name of its own where it is large.
    fn element(&mut self, items: &Shape, way: &str, words: &dyn Fn(&str) -> Option<Value>) -> Value {
        let inner = self.patch(items, way, words);
        if items.fields.is_none() && items.variants.is_empty() && items.items.is_none() {
            return inner;
        }
        self.all.insert(way.to_owned(), inner);
        serde_json::json!({"$ref": format!("#/$defs/{way}")})
    }

    /// The schema of what takes more than was seen: it completes in an editor and binds nobody.
    fn seen(&mut self, shape: &Shape, way: &str, words: &dyn Fn(&str) -> Option<Value>) -> Value {
        let mut known = Map::new();
        if let Some(fields) = &shape.fields {
            let property =
                |(name, shape): (&String, &Shape)| (name.clone(), self.patch(shape, &format!("{way}.{name}"), words));
            let properties: Map<String, Value> = fields.iter().map(property).collect();
            known.insert("properties".to_owned(), Value::Object(properties));
        }
        if let Some(items) = &shape.items {
            let inner = self.element(items, way, words);
            known.insert("items".to_owned(), inner.clone());
            if shape.fields.is_none() {
                known.insert("additionalProperties".to_owned(), inner);
            }
        }
        if let Some(seen) = shape.string.as_ref().filter(|seen| !seen.is_empty()) {
            known.insert("examples".to_owned(), serde_json::json!(seen));
        }
        if let Some(words) = words(way.rsplit('.').next().unwrap_or(way)) {
            known.insert("anyOf".to_owned(), serde_json::json!([words, true]));
        }
        Value::Object(known)
    }
}
