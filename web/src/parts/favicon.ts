// The sign in the browser's tab: with a dot while something waits for whoever sits here.

const link = () => document.querySelector<HTMLLinkElement>('link[rel=icon]');

export function mark(on: boolean): void {
  const icon = link();
  if (icon) icon.href = on ? '/favicon-dot.svg' : '/favicon.svg';
}
