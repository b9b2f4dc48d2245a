import { Money } from '#client/ui/Money.tsx';
import { asList, asListItem, Box, Group, Stack } from '#client/ui/mantine/layout.tsx';
import type { EstimateLine, TaxOnTop } from '#shared/estimates/schema.ts';
import classes from './Estimate.module.css';
import { estimateTexts as t } from './texts.ts';

export type PricedLine = Pick<EstimateLine, 'words' | 'quantity' | 'price'>;

export const PricedLines = ({ lines }: { lines: readonly PricedLine[] }) => (
  <Stack gap="xs" renderRoot={asList}>
    {withKeys(lines).map(([key, line]) => (
      <Group key={key} wrap="nowrap" align="flex-start" justify="space-between" renderRoot={asListItem}>
        <LineWords line={line} />
        <Money rupees={line.price * line.quantity} />
      </Group>
    ))}
  </Stack>
);

export const LineWords = ({ line: { words, quantity, price } }: { line: PricedLine }) => (
  <Box component="span" miw={0}>
    {words}{' '}
    {quantity > 1 && (
      <span className={classes.pieces}>
        {quantity} × <Money rupees={price} />
      </span>
    )}
  </Box>
);

type Sums = { charge: number; estimate: number; tax: TaxOnTop };

export const EstimateTotals = ({ charge, estimate, tax }: Sums) => (
  <dl className={classes.sums}>
    <dt>{t('charge')}</dt>
    <dd>
      <Money rupees={charge} />
    </dd>
    <dt>{t('parts')}</dt>
    <dd>
      <Money rupees={estimate} />
    </dd>
    {tax.booking + tax.estimate > 0 && (
      <>
        <dt>{t('tax')}</dt>
        <dd>
          <Money rupees={tax.booking + tax.estimate} />
        </dd>
      </>
    )}
    <dt className={classes.total}>{t('total')}</dt>
    <dd className={classes.total}>
      <Money rupees={inAll(charge, estimate, tax)} />
    </dd>
  </dl>
);

/** The total after agreeing to the estimate, in rupees. */
export const inAll = (charge: number, estimate: number, tax: TaxOnTop): number =>
  charge + tax.booking + estimate + tax.estimate;

/** Lines have no ids, so the React key counts lines with equal words. */
export function withKeys<Line extends { words: string }>(
  lines: readonly Line[],
): (readonly [string, Line])[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const nth = (seen.get(line.words) ?? 0) + 1;
    seen.set(line.words, nth);
    return [`${line.words} ${nth}`, line] as const;
  });
}
