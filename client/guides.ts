// A Vite plugin that turns the guides of docs/ into HTML for the Help pages. A guide's first heading is left
// out, because the page has one.
import { Marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';

const isGuide = /\/docs\/[a-z]+-guide(\.[a-z]+)?\.md$/;

// The same names as on GitHub, for links inside a guide.
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

const isTitle = (token: Token): boolean => token.type === 'heading' && (token as Tokens.Heading).depth === 1;

type Chapter = { id: string; title: string; html: string; words: string };

/** Splits a guide at its second headings. `words` are for the search. */
function chaptersOf(markdown: string, pictures: string[]): Chapter[] {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>`;
      },
      image({ href, text }) {
        pictures.push(href);
        return `<img src="picture:${pictures.length - 1}" alt="${text}" loading="lazy">`;
      },
      // On a phone a wide table scrolls sideways, without the page.
      table(token) {
        const row = (cells: Tokens.TableCell[], tag: 'th' | 'td') =>
          `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
        const rows = token.rows.map((cells) => row(cells, 'td')).join('');
        return `<table><thead>${row(token.header, 'th')}</thead><tbody>${rows}</tbody></table>`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        return href.endsWith('.md') ? words : `<a href="${href}">${words}</a>`;
      },
    },
  });
  const chapters: Token[][] = [[]];
  for (const token of marked.lexer(markdown).filter((token) => !isTitle(token))) {
    if (token.type === 'heading' && (token as Tokens.Heading).depth === 2) chapters.push([]);
    chapters.at(-1)?.push(token);
  }
  return chapters.map((tokens) => {
    const heading = tokens.find((token): token is Tokens.Heading => token.type === 'heading');
    const title = heading?.depth === 2 ? heading.text : '';
    const words = tokens
      .map(({ raw }) => raw)
      .join('')
      .toLowerCase();
    return { id: anchorOf(title), title, html: marked.parser(tokens), words };
  });
}

export function guides(): Plugin {
  return {
    name: 'guides',
    enforce: 'pre',
    transform: {
      filter: { id: isGuide },
      handler(markdown) {
        const pictures: string[] = [];
        const chapters = chaptersOf(markdown, pictures);
        const imports = pictures.map((path, at) => `import picture${at} from './${path}?no-inline';`);
        const urls = pictures.map((_, at) => `picture${at}`).join(', ');
        const code = `${imports.join('\n')}
const pictures = [${urls}];
export default ${JSON.stringify(chapters)}.map((chapter) =>
  ({ ...chapter, html: chapter.html.replace(/picture:(\\d+)/g, (_, at) => pictures[at]) }));`;
        return { code, map: null };
      },
    },
  };
}
