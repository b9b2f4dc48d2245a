import type { ComponentProps, ReactNode } from 'react';
import { Money } from '#client/ui/Money.tsx';
import { asList, asListItem, Box, Group, Stack, Text } from '#client/ui/mantine/layout.tsx';
import type { EstimateLine, TaxOnTop } from '#shared/estimates/schema.ts';
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
      <Text span inherit c="dimmed" display="inline-block">
        {quantity} × <Money rupees={price} />
      </Text>
    )}
  </Box>
);

type Sums = { charge: number; estimate: number; tax: TaxOnTop };

export const EstimateTotals = ({ charge, estimate, tax }: Sums) => (
  <Stack component="dl" gap={6} m={0} pt={10} style={{ borderTop: '1px solid var(--hairline)' }}>
    <SumRow words={t('charge')} rupees={charge} />
    <SumRow words={t('parts')} rupees={estimate} />
    <TaxRow rupees={tax.booking + tax.estimate} />
    <SumRow words={t('total')} rupees={orderTotal(charge, estimate, tax)} fz="1.125rem" fw={800} />
  </Stack>
);

type SumRowProps = { words: ReactNode; rupees: number } & Omit<ComponentProps<typeof Group>, 'children'>;

/** A sum of a list (`dl`) with its name. */
export const SumRow = ({ words, rupees, ...look }: SumRowProps) => (
  <Group justify="space-between" align="baseline" wrap="nowrap" gap="sm" {...look}>
    <dt>{words}</dt>
    <Text component="dd" inherit m={0}>
      <Money rupees={rupees} />
    </Text>
  </Group>
);

export const TaxRow = ({ rupees }: { rupees: number }) =>
  rupees > 0 && <SumRow words={t('tax')} rupees={rupees} />;

/** The total after agreeing to the estimate, in rupees. */
export const orderTotal = (charge: number, estimate: number, tax: TaxOnTop): number =>
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
