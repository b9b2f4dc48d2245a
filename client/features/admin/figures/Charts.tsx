// Charts of the figures with their table. Screen readers and the keyboard use the table.
import { Link } from 'react-router-dom';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { Box, Group, SimpleGrid, Text } from '#client/ui/mantine/layout.tsx';
import { PlainTable } from '#client/ui/table/PlainTable.tsx';
import { figureTexts } from '#shared/figures/texts.ts';
import { formatCount, formatRupees, formatShortDate } from '#shared/format.ts';
import { lists } from '../lists.ts';
import { shortDay } from '../orders/words/order-words.ts';
import { LoadedSection } from '../Section.tsx';
import classes from './Figures.module.css';
import { figurePageTexts as t } from './texts.ts';

type Week = Answer['figures']['weeks'][number];
type Series = { name: string; read: (week: Week) => number; format: (value: number) => string };

const rupees = (value: number) => formatRupees(Math.round(value)).replace(/\.00$/, '');
const swatches = ['var(--teal)', 'var(--border-strong)'];

const billed: Series = { name: figureTexts('billed'), read: (week) => week.billed, format: rupees };
const done: Series = { name: figureTexts('done'), read: (week) => week.done, format: formatCount };
const taken: Series = { name: figureTexts('taken'), read: (week) => week.taken, format: rupees };
const due: Series = { name: t('dueAtEnd'), read: (week) => week.due, format: rupees };

/** The two charts of 13 weeks. */
export function WeekCharts({ day }: { day: string }) {
  const reading = trpc.figures.weeks.useQuery({ day }, { staleTime: 0 });
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }}>
      <LoadedSection title={t('weeks')} reading={reading} height={240}>
        {(weeks) => (
          <>
            <Legend series={[billed, done]} />
            {/* Money and repairs have a scale of their own, so each has its own row of bars. */}
            <Columns weeks={weeks} series={[billed]} height={110} />
            <Columns weeks={weeks} series={[done]} height={60} first={1} days />
          </>
        )}
      </LoadedSection>
      <LoadedSection title={t('paidAndDue')} reading={reading} height={240}>
        {(weeks) => (
          <>
            <Legend series={[taken, due]} />
            <Columns weeks={weeks} series={[taken, due]} height={190} days />
          </>
        )}
      </LoadedSection>
    </SimpleGrid>
  );
}

const Legend = ({ series }: { series: readonly Series[] }) => (
  <Group gap="4px 16px" mb="xs" aria-hidden="true">
    {series.map(({ name }, at) => (
      <Group key={name} gap={6}>
        <Box w={12} h={12} bg={swatches[at] ?? ''} style={{ printColorAdjust: 'exact' }} />
        <Text span size="sm">
          {name}
        </Text>
      </Group>
    ))}
  </Group>
);

const top = 20;
const labels = 20;

type ColumnsProps = {
  weeks: readonly Week[];
  series: readonly Series[];
  height: number;
  /** The colour of the first series. */
  first?: number;
  days?: boolean;
};

function Columns({ weeks, series, height, first = 0, days = false }: ColumnsProps) {
  const highest = Math.max(1, ...weeks.flatMap((week) => series.map(({ read }) => read(week))));
  const base = top + height;
  const step = 100 / weeks.length;
  const width = (0.7 * step) / series.length;
  return (
    <svg className={classes.chart} aria-hidden="true" width="100%" height={base + (days ? labels : 4)}>
      <line x1="0" x2="100%" y1={base} y2={base} />
      {(height > 100 ? [1, 0.5] : [1]).map((part) => (
        <g key={part}>
          <line x1="0" x2="100%" y1={base - part * height} y2={base - part * height} />
          <text x="0" y={base - part * height - 6}>
            {series[0]?.format(part * highest)}
          </text>
        </g>
      ))}
      {weeks.flatMap((week, at) =>
        series.map(({ name, read, format }, place) => {
          const tall = (Math.max(0, read(week)) / highest) * height;
          return (
            <rect
              key={`${week.from} ${name}`}
              fill={swatches[first + place]}
              x={`${(at + 0.15) * step + place * width}%`}
              width={`${width}%`}
              y={base - tall}
              height={tall}
            >
              <title>{`${formatShortDate(week.from)}: ${name} ${format(read(week))}`}</title>
            </rect>
          );
        }),
      )}
      {days && (
        <>
          <text x="0" y={base + 16}>
            {shortDay(weeks[0]?.from ?? '')}
          </text>
          <text x="100%" y={base + 16} textAnchor="end">
            {shortDay(weeks.at(-1)?.from ?? '')}
          </text>
        </>
      )}
    </svg>
  );
}

const linkOf = (week: Week, { read }: Series): string => {
  if (read === done.read) return lists.figure('done', week);
  if (read === due.read) return lists.dueOn(week.to);
  return lists.figure(read === taken.read ? 'taken' : 'billed', week);
};

const all = [billed, done, taken, due];

/** The numbers of both charts, each with a link to its list. */
export function WeekTable({ day }: { day: string }) {
  const { data = [] } = trpc.figures.weeks.useQuery({ day }, { staleTime: 0 });
  return (
    <PlainTable wide label={t('weeks')} head={[t('weekOf'), ...all.map(({ name }) => name)]} numbers="others">
      {[...data].reverse().map((week) => (
        <tr key={week.from}>
          <th scope="row">{formatShortDate(week.from)}</th>
          {all.map((one) => (
            <td key={one.name} data-numeric>
              <Link to={linkOf(week, one)}>
                {one.format === formatCount ? formatCount(one.read(week)) : formatRupees(one.read(week))}
              </Link>
            </td>
          ))}
        </tr>
      ))}
    </PlainTable>
  );
}
