// What this browser remembers: language, theme, which lessons were told. Never needed to play.

export function read(key: string): string | null {
  try {
    return localStorage.getItem(`frente.${key}`);
  } catch {
    return null;
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(`frente.${key}`, value);
  } catch {
    // Storage is off: it lasts as long as the page.
  }
}
