// The shop has one colour scheme, so a third of Mantine's variables would never be read: they are left out of the build.
import type { Plugin } from 'vite';

const darkVariables = /:root\[data-mantine-color-scheme='dark'\][^{]*\{[^}]*\}/;

/** Takes the dark scheme out of Mantine's own variables. Fails where a new Mantine writes them in another way. */
export const lightOnly = (): Plugin => ({
  name: 'light-only',
  enforce: 'pre',
  transform: {
    filter: { id: /default-css-variables\.layer\.css$/ },
    handler: (css) => {
      if (!darkVariables.test(css)) throw new Error('The dark variables of Mantine stand elsewhere now');
      return { code: css.replace(darkVariables, ''), map: null };
    },
  },
});
