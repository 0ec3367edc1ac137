//! Plain data between Python and Rust: dicts, lists, strings and numbers as JSON knows them.

use pyo3::IntoPyObjectExt as _;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyString, PyTuple};
use serde::Serialize;
use serde_json::{Map, Number, Value};

/// Deeper than anything a game says.
const DEEPEST: u8 = 64;

/// Plain data as Python has it.
pub fn to_py<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    match value {
        Value::Null => Ok(py.None().into_bound(py)),
        Value::Bool(value) => value.into_bound_py_any(py),
        Value::Number(number) => match (number.as_i64(), number.as_u64(), number.as_f64()) {
            (Some(number), _, _) => number.into_bound_py_any(py),
            (_, Some(number), _) => number.into_bound_py_any(py),
            (_, _, number) => number.unwrap_or(f64::NAN).into_bound_py_any(py),
        },
        Value::String(text) => text.into_bound_py_any(py),
        Value::Array(values) => {
            let list = PyList::empty(py);
            for value in values {
                list.append(to_py(py, value)?)?;
            }
            Ok(list.into_any())
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            for (key, value) in fields {
                dict.set_item(key, to_py(py, value)?)?;
            }
            Ok(dict.into_any())
        }
    }
}

/// Anything that can be written as JSON, as Python has it.
pub fn shown<'py>(py: Python<'py>, data: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    to_py(py, &serde_json::to_value(data).expect("what the door answers is plain data"))
}

/// What Python hands in as plain data; `place` names the argument in a refusal.
pub fn from_py(place: &str, given: &Bound<'_, PyAny>) -> PyResult<Value> {
    read(place, given, 0)
}

fn read(place: &str, given: &Bound<'_, PyAny>, depth: u8) -> PyResult<Value> {
    if depth > DEEPEST {
        return Err(PyValueError::new_err(format!("{place}: more than {DEEPEST} levels deep")));
    }
    if given.is_none() {
        return Ok(Value::Null);
    }
    if let Ok(value) = given.cast::<PyBool>() {
        return Ok(Value::Bool(value.is_true()));
    }
    if given.is_instance_of::<PyInt>() {
        let (small, large) = (given.extract::<i64>(), given.extract::<u64>());
        let number = small.map(Number::from).or_else(|_| large.map(Number::from));
        return number.map(Value::Number).map_err(|_| PyValueError::new_err(format!("{place}: {given} is too large")));
    }
    if let Ok(value) = given.cast::<PyFloat>() {
        let number = Number::from_f64(value.extract()?);
        let fault = || PyValueError::new_err(format!("{place}: {given} is no finite number"));
        return number.map(Value::Number).ok_or_else(fault);
    }
    if let Ok(text) = given.cast::<PyString>() {
        return Ok(Value::String(text.extract()?));
    }
    if let Ok(fields) = given.cast::<PyDict>() {
        let mut map = Map::with_capacity(fields.len());
        for (key, value) in fields {
            let Ok(key) = key.extract::<String>() else {
                return Err(PyTypeError::new_err(format!("{place}: the key {key} is no string")));
            };
            let value = read(&format!("{place}.{key}"), &value, depth + 1)?;
            map.insert(key, value);
        }
        return Ok(Value::Object(map));
    }
    if given.is_instance_of::<PyList>() || given.is_instance_of::<PyTuple>() {
        let values = given.try_iter()?.enumerate();
        let values = values.map(|(at, value)| read(&format!("{place}[{at}]"), &value?, depth + 1));
        return Ok(Value::Array(values.collect::<PyResult<_>>()?));
    }
    let kind = given.get_type().name()?;
    Err(PyTypeError::new_err(format!("{place}: expected None, bool, int, float, str, list or dict, got {kind}")))
}
