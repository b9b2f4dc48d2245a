import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { fittedFaces, mantineTokens, theme, tokens } from './app/theme.ts';

const asVariables = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${value};`)
    .join('');

// A line is as high in these faces as in Hind (fonts.css).
const faces = fittedFaces.map(
  ([family, weight, width, names]) =>
    `@font-face{font-family:"${family}";font-weight:${weight};size-adjust:${width}%;ascent-override:${9300 / width}%;` +
    `descent-override:${2700 / width}%;line-gap-override:0%;src:${names.map((name) => `local("${name}")`)}}`,
);

const unused = ['pink', 'grape', 'violet', 'indigo', 'cyan', 'lime', 'yellow', 'orange'];

function mantineVariables(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const used = Object.entries(whole.colors).filter(([name]) => !unused.includes(name));
  const colors = Object.fromEntries(used) as typeof whole.colors;
  const { variables, light } = defaultCssVariablesResolver({ ...whole, colors });
  const values = { ...variables, ...light, ...mantineTokens, '--mantine-color-scheme': 'light' };
  return `@layer mantine{${convertCssVariables({ variables: values, light: {}, dark: {} }, ':root')}}`;
}

/**
 * A Vite plugin that writes the shop's custom properties into `tokens.css` and the shop's values into
 * Mantine's variables, so that the browser need not compute them. Stops the build if one of the two files is
 * missing.
 */
export function themeStyles(): Plugin {
  const filled = new Set<string>();
  const sheets = ['client/app/tokens.css', '@mantine/core/styles/default-css-variables.layer.css'];
  return {
    name: 'theme-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /(client\/app\/tokens|@mantine\/core\/styles\/default-css-variables\.layer)\.css$/ },
      handler(_css, id) {
        for (const sheet of sheets) if (id.endsWith(sheet)) filled.add(sheet);
        return {
          code: id.endsWith('tokens.css')
            ? `:root{${asVariables(tokens)}}${faces.join('')}`
            : mantineVariables(),
          map: null,
        };
      },
    },
    generateBundle() {
      if (!this.environment.name.startsWith('client')) return;
      const missing = sheets.filter((sheet) => !filled.has(sheet));
      if (missing.length > 0) this.error(`The theme was not written into ${missing.join(' and ')}`);
    },
  };
}
