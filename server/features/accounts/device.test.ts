import { expect, test } from 'vitest';
import { inLanguage } from '../../platform/request-language.ts';
import { deviceInWords, deviceName } from './sign-in.ts';

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['curl/8.5.0', 'Another program'],
  ['', 'Another program'],
])('the user agent %s is named %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test('a device is named in the language of its reader', () => {
  const words = (device: string) => () => deviceInWords(device);
  expect(words('Chrome on Android')()).toBe('Chrome on Android');
  expect(inLanguage('hi', words('Chrome on Android'))).toBe('Android पर Chrome');
  expect(inLanguage('mr', words('Another program'))).toBe('दुसरे ॲप');
});
