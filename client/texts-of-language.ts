// A Vite plugin that leaves only one language's messages in the browser's files, compiled.
import { relative } from 'node:path';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import type { Language } from '#shared/language.ts';
import type { TextTable } from '#shared/texts.ts';

const isTextFile = /\/(?:[\w-]+-)?texts\.ts$/;

/** `languageOf` returns the language of a build environment. */
export function textsOfLanguage(languageOf: (environment: string) => Language): Plugin {
  return {
    name: 'texts-of-language',
    load: {
      filter: { id: isTextFile },
      async handler(id) {
        const language = languageOf(this.environment.name);
        if (id.endsWith('/shared/texts.ts')) return;
        const file = (await import(id)) as Record<string, { table?: TextTable; labels?: unknown }>;
        const tables = Object.entries(file).map(([name, { table, labels }]) => {
          if (!table) this.error(`${relative('.', id)} exports ${name}, which is no table of texts`);
          // A key without a message is the message (format-message.ts).
          const messages = Object.entries(table)
            .filter(([key, row]) => labels || row[language] !== key)
            .map(([key, row]) => [key, compile(row[language])]);
          return `export const ${name} = /* @__PURE__ */ compiledTexts(${JSON.stringify(Object.fromEntries(messages))}${labels ? ', labels' : ''});`;
        });
        const imports = [`import { compiledTexts } from '#shared/format-message.ts';`];
        if (Object.values(file).some(({ labels }) => labels))
          imports.push(`import { labels } from '#shared/label-texts.ts';`);
        return [...imports, ...tables].join('\n');
      },
    },
  };
}
