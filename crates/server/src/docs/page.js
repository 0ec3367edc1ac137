// Shows openapi.json as a page: operations by tag, then the shapes they speak of.

const el = (name, text, attributes = {}) => {
  const node = document.createElement(name);
  if (text) node.textContent = text;
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
};

const short = (ref) => ref.split('/').pop();

/** A schema in a few words, shapes as links. */
function words(schema) {
  if (!schema) return el('span', 'anything');
  if (schema.$ref) return el('a', short(schema.$ref), { href: `#shape-${short(schema.$ref)}` });
  const span = el('span');
  const choices = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (choices) {
    choices.forEach((choice, at) => span.append(at ? ' | ' : '', words(choice)));
  } else if (schema.type === 'array') {
    span.append('list of ', words(schema.items));
  } else if (schema.enum) {
    span.append(schema.enum.map((value) => JSON.stringify(value)).join(' | '));
  } else if (schema.properties) {
    span.append('{ ');
    Object.entries(schema.properties).forEach(([name, inner], at) => span.append(at ? ', ' : '', `${name}: `, words(inner)));
    span.append(' }');
  } else {
    span.append([schema.type ?? 'anything'].flat().join(' | '));
  }
  return span;
}

function fields(schema) {
  const table = el('table');
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const row = el('tr');
    const cell = el('td');
    cell.append(words(inner));
    const optional = (schema.required ?? []).includes(name) ? '' : '?';
    row.append(el('th', name + optional), cell, el('td', inner.description ?? ''));
    table.append(row);
  }
  return table;
}

const body = (content) => Object.values(content ?? {})[0]?.schema;

function operation(path, verb, it) {
  const details = el('details');
  const summary = el('summary');
  const title = it.summary ?? it.description ?? '';
  summary.append(el('code', verb.toUpperCase(), { class: 'verb' }), el('code', path), el('span', title, { class: 'what' }));
  const inside = el('div');
  if (it.description && it.description !== title) {
    for (const part of it.description.split('\n\n')) inside.append(el('p', part));
  }
  for (const parameter of it.parameters ?? []) {
    const line = el('p');
    line.append(el('code', parameter.name), ` (${parameter.in}) `, words(parameter.schema), ` ${parameter.description ?? ''}`);
    inside.append(line);
  }
  const sent = body(it.requestBody?.content);
  if (sent) {
    const line = el('p', 'Send: ');
    line.append(words(sent));
    inside.append(line);
  }
  for (const [status, response] of Object.entries(it.responses ?? {})) {
    const line = el('p', `${status}: `);
    const got = body(response.content);
    line.append(got ? words(got) : (response.description ?? ''));
    inside.append(line);
  }
  details.append(summary, inside);
  return details;
}

function show(description) {
  document.getElementById('about').textContent = description.info.description ?? '';
  const operations = document.getElementById('operations');
  operations.replaceChildren();
  for (const tag of description.tags ?? []) {
    operations.append(el('h2', tag.name), el('p', tag.description ?? ''));
    for (const [path, verbs] of Object.entries(description.paths)) {
      for (const [verb, it] of Object.entries(verbs)) {
        if (it.tags?.includes(tag.name)) operations.append(operation(path, verb, it));
      }
    }
  }
  const shapes = document.getElementById('shapes');
  for (const [name, schema] of Object.entries(description.components?.schemas ?? {})) {
    const details = el('details', '', { id: `shape-${name}` });
    const inside = el('div');
    if (schema.description) inside.append(el('p', schema.description));
    if (schema.properties) inside.append(fields(schema));
    else inside.append(words(schema));
    details.append(el('summary', name), inside);
    shapes.append(details);
  }
  const openTarget = () => document.querySelector(`details${location.hash || '#none'}`)?.setAttribute('open', '');
  addEventListener('hashchange', openTarget);
  openTarget();
}

fetch('/api/v1/openapi.json').then((answer) => answer.json()).then(show);
