// A Vite plugin that turns the Markdown of FAQ, Terms, Privacy and About into parts with titles and blocks.
import { lexer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { Language } from '#shared/language.ts';
import type { ContentBlock, Part } from './features/content/part.ts';

const isWritten = /\/content\/[a-z]+\.[a-z]+\.md$/;

function blockOf(token: Token): ContentBlock {
  if (token.type === 'list') {
    const { ordered, items } = token as Tokens.List;
    return { kind: ordered ? 'steps' : 'list', items: items.map(({ text }) => text) };
  }
  const { text } = token as Tokens.Paragraph;
  if (text === '{contact}') return { kind: 'contact' };
  return text === '{officer}' ? { kind: 'officer' } : { kind: 'text', text };
}

function partOf(markdown: string): Part {
  const page: Part = { title: '', blocks: [], parts: [] };
  const open = [page];
  for (const token of lexer(markdown)) {
    if (token.type === 'heading') {
      const { depth, text } = token as Tokens.Heading;
      const part: Part = { title: text, blocks: [], parts: [] };
      open.length = depth;
      open.at(-1)?.parts.push(part);
      open.push(part);
    } else if (token.type !== 'space') open.at(-1)?.blocks.push(blockOf(token));
  }
  return page.parts[0] ?? page;
}

/** `languageOf` returns the language of a build environment, which gets no other language's pages. */
export function writtenPages(languageOf?: (environment: string) => Language): Plugin {
  return {
    name: 'written-pages',
    enforce: 'pre',
    transform: {
      filter: { id: isWritten },
      handler(markdown, id) {
        const isOther = languageOf && !id.endsWith(`.${languageOf(this.environment.name)}.md`);
        return { code: `export default ${isOther ? 'null' : JSON.stringify(partOf(markdown))}`, map: null };
      },
    },
  };
}
