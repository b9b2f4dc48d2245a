import { billNumber } from '#shared/bills/numbers.ts';
import type { Db } from '../../../deps.ts';

const bare = (text: string) => text.replace(/[^a-zA-Z0-9]/g, '').toUpperCase();

export const order = 'ORDER';

/** Finds the references of bills and orders in texts of the bank, as numbers of bills and 'ORDER1042'. */
export async function readReferences(db: Db): Promise<(text: string) => string[]> {
  const series = await db.selectFrom('bill_series').select(['prefix', 'financial_year']).execute();
  const begins = series.map(({ prefix, financial_year }) => {
    // The bank may keep the number of the bill with its strokes, as in the note of the payment.
    const year = financial_year.split('-').join('[^a-zA-Z0-9]?');
    return `${prefix ? `(?<![a-zA-Z])${prefix}` : '(?<![a-zA-Z0-9])'}[^a-zA-Z0-9]?${year}[^a-zA-Z0-9]?\\d{5,7}`;
  });
  const pattern = new RegExp(
    `(?:${[...begins, `(?<![a-zA-Z0-9])${order}[ #-]?\\d{1,9}`].join('|')})(?!\\d)`,
    'gi',
  );
  const numberOf = (reference: string): string => {
    if (reference.startsWith(order)) return `${order}${Number(reference.slice(order.length))}`;
    const [one] = series.filter(({ prefix, financial_year }) =>
      reference.startsWith(bare(prefix + financial_year)),
    );
    if (!one) return reference;
    const serial = Number(reference.slice(bare(one.prefix + one.financial_year).length));
    return billNumber(one.prefix, one.financial_year, serial);
  };
  return (text) => [...new Set((text.match(pattern) ?? []).map((found) => numberOf(bare(found))))];
}
