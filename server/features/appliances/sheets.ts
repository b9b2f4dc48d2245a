// Sheets of blank stickers: A4 with 24 labels of 64 x 34 mm, marks to cut.
import { stickersOnSheet } from '#shared/appliances/schema.ts';
import { paths } from '#shared/paths.ts';
import type { Deps } from '../../deps.ts';
import { sheet as paper, type Sheet, writeSheets } from '../../platform/pdf/page.ts';
import { readDetails } from '../business/queries.ts';
import type { NewSticker } from './stickers.ts';
import { stickerTexts as t } from './texts.ts';

const mm = 72 / 25.4;
const columns = 3;
const rows = stickersOnSheet / columns;
const label = { width: 64 * mm, height: 34 * mm };
const start = { x: (paper.width - columns * label.width) / 2, y: (paper.height - rows * label.height) / 2 };
// The padding contains the quiet zone that scanners need: four blank modules.
const code = { padding: 4 * mm, width: 26 * mm };
const mark = 3 * mm;

/** Writes a print run as a PDF. A code's modules are at least 0.5 mm wide, for addresses up to 200 letters. */
export async function writeStickerSheets(
  { config, db, clock }: Deps,
  stickers: readonly NewSticker[],
): Promise<Buffer> {
  const { companyName, phone } = await readDetails(db);
  return writeSheets({ title: t('title'), author: companyName, at: clock() }, (sheet) => {
    for (const [at, sticker] of stickers.entries()) {
      const place = at % stickersOnSheet;
      if (place === 0) {
        if (at > 0) sheet.nextPage();
        cutMarks(sheet);
      }
      const x = start.x + (place % columns) * label.width;
      const y = start.y + Math.floor(place / columns) * label.height;
      const padded = { x: x + code.padding, y: y + code.padding };
      sheet.qr(config.publicUrl + paths.sticker(sticker.token), { ...padded, width: code.width });
      const words = { x: padded.x + code.width + code.padding, y: padded.y };
      const width = x + label.width - words.x - mm;
      let down = sheet.text(companyName, { ...words, width }, { size: 9, weight: 'bold', lines: 3 });
      down += sheet.text(phone, { ...words, y: words.y + down, width }, { size: 8, lines: 1 });
      down += sheet.text(t('sticker'), { ...words, y: words.y + down + 6, width }, { size: 7, lines: 1 }) + 6;
      sheet.text(
        sticker.code,
        { ...words, y: words.y + down, width },
        { size: 11, weight: 'bold', lines: 1 },
      );
    }
  });
}

/** Short cutting marks at the edges of the paper, between the labels. */
function cutMarks(sheet: Sheet) {
  const [right, bottom] = [start.x + columns * label.width, start.y + rows * label.height];
  for (let column = 0; column <= columns; column += 1) {
    const x = start.x + column * label.width;
    sheet.line({ x, y: start.y - mark }, { x, y: start.y }, '#000', 0.4);
    sheet.line({ x, y: bottom }, { x, y: bottom + mark }, '#000', 0.4);
  }
  for (let row = 0; row <= rows; row += 1) {
    const y = start.y + row * label.height;
    sheet.line({ x: start.x - mark, y }, { x: start.x, y }, '#000', 0.4);
    sheet.line({ x: right, y }, { x: right + mark, y }, '#000', 0.4);
  }
}
