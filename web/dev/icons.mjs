// Draws the icons of the installed page from the one of its tab: `node dev/icons.mjs`, when that changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { launch } from './browser.mjs';

const folder = new URL('../public/', import.meta.url);
const drawing = readFileSync(new URL('favicon.svg', folder), 'utf8');
const browser = await launch();
// A mask may cut away all but the inner four fifths.
for (const [name, size, inner] of [
  ['icon-192.png', 192, 192],
  ['icon-512.png', 512, 512],
  ['icon-maskable.png', 512, 330],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = inner < size ? '#f4ecd9' : 'transparent';
  const fitted = drawing.replace('<svg ', `<svg width="${inner}" height="${inner}" `);
  await page.setContent(`<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">${fitted}`);
  writeFileSync(new URL(name, folder), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
