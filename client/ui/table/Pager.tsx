import { formatCount } from '#shared/format.ts';
import { Button } from '../Button.tsx';
import { NativeSelect } from '../mantine/inputs.ts';
import { Group, Text } from '../mantine/layout.tsx';
import classes from './DataTable.module.css';
import { listTexts as t } from './texts.ts';

const usualSizes = [25, 50, 100];

export type Noun = readonly [string, string];

type Props = {
  noun: Noun;
  first: number;
  shown: number;
  count: number;
  countIsExact: boolean;
  limit: number;
  sizes?: readonly number[];
  previous: (() => void) | null;
  next: (() => void) | null;
  resize: (limit: number) => void;
};

/** Formats 1204 as '1,204 orders', and a count that stopped at its limit as '1,000+ orders'. */
export const countWords = (
  { count, countIsExact }: Pick<Props, 'count' | 'countIsExact'>,
  [one, many]: Noun,
): string => `${formatCount(count)}${countIsExact ? '' : '+'} ${count === 1 && countIsExact ? one : many}`;

export function Pager(props: Props) {
  const { noun, first, shown, count, countIsExact, limit, previous, next, resize } = props;
  const { sizes = usualSizes } = props;
  const total = countWords({ count, countIsExact }, noun);
  const range = { first: formatCount(first), last: formatCount(first + shown - 1) };
  return (
    <Group gap="8px 16px" pt="sm">
      <Text role="status" flex="1 1 130px" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {shown === 0 ? total : t('range', { ...range, total })}
      </Text>
      <NativeSelect
        size="sm"
        className={classes.size ?? ''}
        label={t('rows')}
        value={limit}
        onChange={(event) => resize(Number(event.currentTarget.value))}
      >
        {[...new Set([...sizes, limit])]
          .sort((a, b) => a - b)
          .map((size) => (
            <option key={size}>{size}</option>
          ))}
      </NativeSelect>
      <Turn to={previous}>{t('previous')}</Turn>
      <Turn to={next}>{t('next')}</Turn>
    </Group>
  );
}

// The button stays focusable at the ends of the list.
const Turn = ({ to, children }: { to: (() => void) | null; children: string }) => (
  <Button variant="outline" aria-disabled={to === null || undefined} onClick={() => to?.()}>
    {children}
  </Button>
);
