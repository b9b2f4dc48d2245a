// Browsers beside the one of the other journeys (docs/decisions/browsers.md).
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

/** Returns the path of Chromium 109, the last one for Windows 7. Its npm package has it for Linux on x64 alone. */
export function unpackChromium109(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const file = fileURLToPath(new URL('../.cache/chromium-109', import.meta.url));
  if (!existsSync(file)) {
    const own = `${file}.${process.pid}`;
    const source = new URL('../bin/chromium.br', import.meta.resolve('@sparticuz/chromium'));
    writeFileSync(own, brotliDecompressSync(readFileSync(source)), { mode: 0o755 });
    renameSync(own, file);
  }
  return file;
}

/** Returns the path of Debian's Firefox, or null. */
export const findFirefox = (): string | null =>
  ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((place) => existsSync(place)) ?? null;
