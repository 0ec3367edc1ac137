// Reads the data files of the game (RON): structs and maps become objects, tuples become lists, Some(x) is x, None is null.

export function parse(text) {
  let at = 0;
  const skip = () => {
    for (;;) {
      while (/\s/.test(text[at] ?? '')) at += 1;
      if (!text.startsWith('//', at)) return;
      at = text.indexOf('\n', at);
      if (at < 0) at = text.length;
    }
  };
  const take = (mark) => {
    skip();
    if (text[at] !== mark) return false;
    at += 1;
    return true;
  };
  const word = () => {
    skip();
    const found = /^[A-Za-z_][A-Za-z0-9_]*/.exec(text.slice(at, at + 80));
    if (!found) return null;
    at += found[0].length;
    return found[0];
  };
  const list = (end) => {
    const items = [];
    while (!take(end)) {
      items.push(value());
      take(',');
    }
    return items;
  };
  /** What stands between parentheses: named fields, or a tuple. */
  const group = () => {
    const start = at;
    const name = word();
    if (name && take(':')) {
      at = start;
      const fields = {};
      while (!take(')')) {
        const key = word();
        if (!take(':')) throw new Error(`no colon after ${key} at ${at}`);
        fields[key] = value();
        take(',');
      }
      return fields;
    }
    at = start;
    return list(')');
  };
  function value() {
    if (take('(')) return group();
    if (take('[')) return list(']');
    if (text[at] === '"') {
      const end = text.indexOf('"', at + 1);
      const found = text.slice(at + 1, end);
      at = end + 1;
      return found;
    }
    const number = /^[+-]?[0-9.]+/.exec(text.slice(at, at + 30));
    if (number) {
      at += number[0].length;
      return Number(number[0]);
    }
    const name = word();
    if (name === null) throw new Error(`unexpected ${text.slice(at, at + 20)} at ${at}`);
    if (name === 'true' || name === 'false') return name === 'true';
    if (name === 'None') return null;
    if (!take('(')) return name;
    const inside = group();
    return name === 'Some' ? (inside.length === 1 ? inside[0] : inside) : { [name]: inside };
  }
  return value();
}
