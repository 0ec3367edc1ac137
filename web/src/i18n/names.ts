// Short names for the messages of a file, checked against it: `actionsLeft` for `board-actions-left`.

type Camel<S extends string> = S extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : S;

/** The short names of the keys that begin with `Before-`. */
export type Named<Before extends string, Key extends string> = Key extends `${Before}-${infer Rest}` ? Camel<Rest> : never;

type Cut<S extends string> = S extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Cut<Rest>}`
    : `-${Lowercase<First>}${Cut<Rest>}`
  : S;

/** A name of Rust as keys write it: `off-table` for `OffTable`. */
export type Kebab<S extends string> = S extends unknown ? Cut<Uncapitalize<S>> : never;

export const kebab = <S extends string>(name: S): Kebab<S> => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase() as Kebab<S>;
