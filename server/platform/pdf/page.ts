import { type Faces, openFaces, type Run, runsOf, type Weight } from './faces.ts';

export const sheet = { width: 595.28, height: 841.89, margin: 40 } as const;

export type TextStyle = {
  size: number;
  weight?: Weight;
  color?: string;
  align?: 'left' | 'right';
  /** The maximum number of lines. Longer text ends with '…'. */
  lines?: number;
};
type Point = { x: number; y: number };
type Place = Point & { width: number };

// In Indian scripts some vowel signs are drawn before the consonant that they follow in text. Urdu runs to the left.
const isDrawnOutOfOrder = ({ face }: Run) => !face.startsWith('latin');

const lineHeight = 1.36;
const ascent = 1.04;

export type Sheet = ReturnType<typeof sheetOn>;

type Facts = { title: string; author: string; at: Date };

export async function writeSheets(facts: Facts, write: (sheet: Sheet) => void): Promise<Buffer> {
  const [{ default: PdfDocument }, faces, { encode }] = await Promise.all([
    import('pdfkit'),
    openFaces(),
    import('uqr'),
  ]);
  const document = new PdfDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    // Without this option, pdfkit embeds its default font.
    font: null as unknown as string,
    info: { Title: facts.title, Author: facts.author, CreationDate: facts.at, ModDate: facts.at },
  });
  const chunks: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.once('end', () => resolve(Buffer.concat(chunks)));
    document.once('error', reject);
  });
  for (const { name, font } of [...faces.regular, ...faces.bold])
    document.registerFont(name, font as unknown as Buffer);
  const structure = document.struct('Document');
  document.addStructure(structure);
  write(sheetOn(document, structure, { faces, encode }));
  structure.end();
  document.end();
  return written;
}

type PdfDocument = InstanceType<typeof import('pdfkit')>;
type Encode = typeof import('uqr').encode;

type Structure = ReturnType<PdfDocument['struct']>;
type Means = { faces: Faces; encode: Encode };

function sheetOn(document: PdfDocument, structure: Structure, { faces, encode }: Means) {
  // fontkit throws if the font has no anchor on a letter for its mark. The text is then set without moved marks.
  const widthOf = (run: Run, size: number): number => {
    const font = document.font(run.face, size);
    try {
      return font.widthOfString(run.text, { features: run.features } as never);
    } catch (error) {
      if (run.features?.mark === false) throw error;
      run.features = { abvm: false, blwm: false, mark: false, mkmk: false };
      return widthOf(run, size);
    }
  };
  const measure = (text: string, { size, weight = 'regular' }: TextStyle) =>
    runsOf(faces[weight], text).reduce((sum, run) => sum + widthOf(run, size), 0);

  const wrap = (text: string, width: number, style: TextStyle) =>
    wrapText(text, width, (part) => measure(part, style), style.lines);

  // Adds the Unicode text of a run, so that it can be copied from the PDF. PDF readers take position and
  // height from the graphics state at its end. So this restores upright axes and draws an empty text in the
  // run's font.
  function readable({ face, text }: Run, size: number, write: () => void) {
    document.save().markContent('Span', { actual: text });
    write();
    document.transform(1, 0, 0, -1, 0, sheet.height);
    const { id } = (document.font(face, size) as unknown as { _font: { id: string } })._font;
    document.addContent(`BT /${id} ${size} Tf <> Tj ET`);
    document.endMarkedContent().restore();
  }

  function writeLine(line: string, x: number, baseline: number, { size, weight = 'regular' }: TextStyle) {
    let at = x;
    for (const run of runsOf(faces[weight], line)) {
      const width = widthOf(run, size);
      const write = () =>
        document.text(run.text, at, baseline, {
          lineBreak: false,
          baseline: 'alphabetic',
          ...(run.features && ({ features: run.features } as object)),
        });
      if (isDrawnOutOfOrder(run)) readable(run, size, write);
      else write();
      at += width;
    }
  }

  // A tagged PDF marks what is no text as an artifact, which readers skip.
  function drawn(write: () => unknown) {
    document.markContent('Artifact', { type: 'Layout' });
    write();
    document.endMarkedContent();
  }

  return {
    text(text: string, { x, y, width }: Place, style: TextStyle): number {
      const lines = wrap(text, width, style);
      document.fillColor(style.color ?? '#000');
      const paragraph = () => {
        for (const [at, line] of lines.entries()) {
          const left = style.align === 'right' ? x + width - measure(line, style) : x;
          writeLine(line, left, y + style.size * (at * lineHeight + ascent), style);
        }
      };
      structure.add(document.struct('P', {}, paragraph));
      return lines.length * style.size * lineHeight;
    },
    height: (text: string, width: number, style: TextStyle): number =>
      wrap(text, width, style).length * style.size * lineHeight,
    width: (text: string, style: TextStyle): number =>
      Math.max(...text.split('\n').map((line) => measure(line, style))),
    line(from: Point, to: Point, color: string, width = 0.75) {
      drawn(() =>
        document.moveTo(from.x, from.y).lineTo(to.x, to.y).lineWidth(width).strokeColor(color).stroke(),
      );
    },
    fill({ x, y, width, height }: Place & { height: number }, color: string) {
      drawn(() => document.rect(x, y, width, height).fill(color));
    },
    qr(text: string, { x, y, width }: Place) {
      const { data, size } = encode(text, { ecc: 'M', border: 0 });
      const step = width / size;
      drawn(() => {
        for (const [row, cells] of data.entries())
          for (let from = 0; from < size; from += 1) {
            if (!cells[from]) continue;
            let to = from;
            while (cells[to]) to += 1;
            document.rect(x + from * step, y + row * step, (to - from) * step, step);
            from = to;
          }
        document.fill('#000');
      });
    },
    nextPage: () => {
      document.addPage();
    },
    eachPage(write: (page: number, pages: number) => void) {
      const { start, count } = document.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        document.switchToPage(start + page);
        write(page + 1, count);
      }
    },
  };
}

type Measure = (text: string) => number;

function cut(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word];
  const parts = [''];
  for (const { segment } of new Intl.Segmenter('en-IN').segment(word)) {
    const longer = `${parts.at(-1)}${segment}`;
    if (parts.at(-1) !== '' && measure(longer) > width) parts.push(segment);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}

function wrapText(text: string, width: number, measure: Measure, maxLines?: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(/\s+/).flatMap((word) => cut(word, width, measure))) {
      const longer = line ? `${line} ${word}` : word;
      if (line && measure(longer) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  if (maxLines === undefined || lines.length <= maxLines) return lines;
  const last = lines[maxLines - 1] ?? '';
  return [...lines.slice(0, maxLines - 1), shortened(last, width, measure)];
}

function shortened(line: string, width: number, measure: Measure): string {
  let letters = [...new Intl.Segmenter('en-IN').segment(line)].map(({ segment }) => segment);
  while (letters.length > 0 && measure(`${letters.join('')}…`) > width) letters = letters.slice(0, -1);
  return `${letters.join('').trimEnd()}…`;
}
