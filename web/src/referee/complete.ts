// What may stand at the caret of a JSON text, as its schema says: the keys of the object it is in, or the values of its key.

interface Schema {
  $ref?: string;
  $defs?: Record<string, Node>;
  anyOf?: Node[];
  properties?: Record<string, Node>;
  additionalProperties?: Node;
  items?: Node;
  enum?: unknown[];
  examples?: unknown[];
  type?: string;
}
export type Node = Schema | boolean;

/** Where the caret stands: the keys that lead there, whether a key or a value is due, and what of it is typed already. */
export interface Caret {
  path: string[];
  due: 'key' | 'value';
  typed: string;
  from: number;
}

interface Open {
  list: boolean;
  key: string;
  value: boolean;
}

export function caretAt(text: string, caret: number): Caret {
  const open: Open[] = [];
  let at = 0;
  let from = caret;
  let typed = '';
  while (at < caret) {
    const letter = text[at]!;
    const top = open.at(-1);
    from = caret;
    typed = '';
    if (letter === '{' || letter === '[') open.push({ list: letter === '[', key: letter === '[' ? '0' : '', value: letter === '[' });
    else if (letter === '}' || letter === ']') open.pop();
    else if (letter === ':' && top) top.value = true;
    else if (letter === ',' && top) {
      top.value = top.list;
      top.key = top.list ? String(Number(top.key) + 1) : '';
    } else if (letter === '"' || /[\w.+-]/.test(letter)) {
      const quoted = letter === '"';
      let end = at + 1;
      while (end < caret && (quoted ? text[end] !== '"' : /[\w.+-]/.test(text[end]!))) end += text[end] === '\\' ? 2 : 1;
      const word = text.slice(at + (quoted ? 1 : 0), Math.min(end, caret));
      if (end >= caret) {
        from = at;
        typed = word;
      } else if (top && !top.value) top.key = word;
      at = quoted ? end : end - 1;
    }
    at += 1;
  }
  const last = open.at(-1);
  const due = last && !last.value ? 'key' : 'value';
  const path = open.slice(0, due === 'key' ? -1 : undefined).map(({ key }) => key);
  return { path, due, typed, from };
}

/** The schemas a node stands for. */
function* plain(root: Schema, node: Node | undefined, depth = 0): Generator<Schema> {
  if (typeof node !== 'object' || depth > 20) return;
  const named = node.$ref?.replace(/^#\/\$defs\//, '');
  if (named !== undefined) yield* plain(root, root.$defs?.[named], depth + 1);
  yield node;
  for (const one of node.anyOf ?? []) yield* plain(root, one, depth + 1);
}

function inside(root: Schema, nodes: Schema[], key: string): Schema[] {
  const next = nodes.flatMap((node): (Node | undefined)[] => [
    node.properties?.[key],
    node.properties?.[key] === undefined ? node.additionalProperties : undefined,
    /^\d+$/.test(key) ? node.items : undefined,
  ]);
  return next.flatMap((node) => [...plain(root, node)]);
}

/** What may be written at the caret, what is typed already its beginning; keys and words in quotes. */
export function suggestions(schema: Schema, part: string, text: string, caret: number): { from: number; words: string[] } {
  const { path, due, typed, from } = caretAt(text, caret);
  let nodes = [...plain(schema, schema.$defs?.[part])];
  for (const key of path) nodes = inside(schema, nodes, key);
  const found =
    due === 'key'
      ? nodes.flatMap((node) => Object.keys(node.properties ?? {})).map((key) => `"${key}": `)
      : nodes.flatMap((node) => [
          ...[...(node.enum ?? []), ...(node.examples ?? [])].map((value) => JSON.stringify(value)),
          ...(node.type === 'boolean' ? ['true', 'false'] : []),
          ...(node.type === 'object' ? ['{}'] : []),
          ...(node.type === 'array' ? ['[]'] : []),
        ]);
  const wanted = typed.toLowerCase();
  const fits = (word: string) => word.replace(/^"/, '').toLowerCase().startsWith(wanted);
  return { from, words: [...new Set(found)].filter(fits).slice(0, 40) };
}
