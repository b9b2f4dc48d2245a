import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SimpleGrid, Text } from '#client/ui/mantine/layout.tsx';
import type { Overview } from '#shared/backoffice/schema.ts';
import { shortDay } from '../orders/order-words.ts';
import { Section } from '../Section.tsx';
import { lists } from './lists.ts';
import classes from './Overview.module.css';
import { overviewTexts as t } from './texts.ts';

type Bar = { name: string; count: number; to: string };
type Bars = { bars: readonly Bar[] };

export function BookingCharts({ overview }: { overview: Overview }) {
  const { bookingsPerDay, bookingsPerService } = overview;
  const from = bookingsPerDay[0]?.day ?? '';
  const to = bookingsPerDay.at(-1)?.day ?? '';
  const days = bookingsPerDay.map(({ day, count }) => ({
    name: shortDay(day),
    count,
    to: lists.booked(day, day),
  }));
  const services = bookingsPerService.map(({ service, name, count }) => ({
    name,
    count,
    to: lists.service(service, from, to),
  }));
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
      <Chart title={t('perDay')} bars={days}>
        <Columns bars={days} />
      </Chart>
      <Chart title={t('perService')} bars={services}>
        <Rows bars={services} />
      </Chart>
    </SimpleGrid>
  );
}

const Chart = ({ title, bars, children }: Bars & { title: string; children: ReactNode }) => (
  <Section
    title={title}
    aside={
      <Text span size="sm" c="dimmed">
        {t('last30')}
      </Text>
    }
  >
    {bars.length === 0 ? (
      <p>{t('noBookings')}</p>
    ) : (
      <>
        {children}
        <BarList title={title} bars={bars} />
      </>
    )}
  </Section>
);

const highestOf = (bars: readonly Bar[]): number => Math.max(1, ...bars.map(({ count }) => count));

// Screen readers and the keyboard use the list below the bars.
const columns = { top: 20, height: 180, labels: 20 };

function Columns({ bars }: Bars) {
  const highest = highestOf(bars);
  const { top, height, labels } = columns;
  const base = top + height;
  const step = 100 / bars.length;
  return (
    <svg className={classes.chart} aria-hidden="true" width="100%" height={base + labels}>
      <line x1="0" x2="100%" y1={top} y2={top} />
      <line x1="0" x2="100%" y1={base} y2={base} />
      <text x="0" y={top - 6}>
        {highest}
      </text>
      {bars.map(({ name, count, to }, at) => (
        <Link key={name} to={to} tabIndex={-1}>
          <title>{`${name}: ${count}`}</title>
          <rect x={`${at * step}%`} width={`${step}%`} y={top} height={height} fill="none" />
          <rect
            x={`${(at + 0.15) * step}%`}
            width={`${0.7 * step}%`}
            y={base - (count / highest) * height}
            height={(count / highest) * height}
          />
        </Link>
      ))}
      <text x="0" y={base + 16}>
        {bars[0]?.name}
      </text>
      <text x="100%" y={base + 16} textAnchor="end">
        {bars.at(-1)?.name}
      </text>
    </svg>
  );
}

const rowHeight = 44;

function Rows({ bars }: Bars) {
  const highest = highestOf(bars);
  return (
    <svg className={classes.chart} aria-hidden="true" width="100%" height={bars.length * rowHeight}>
      {bars.map(({ name, count, to }, at) => {
        const width = `${(count / highest) * 88}%`;
        return (
          <Link key={to} to={to} tabIndex={-1}>
            <rect width="100%" y={at * rowHeight} height={rowHeight} fill="none" />
            <text x="0" y={at * rowHeight + 15}>
              {name}
            </text>
            <rect width={width} y={at * rowHeight + 22} height="14" />
            <text x={width} dx="8" y={at * rowHeight + 34}>
              {count}
            </text>
          </Link>
        );
      })}
    </svg>
  );
}

const BarList = ({ title, bars }: Bars & { title: string }) => (
  <details className={classes.list}>
    <summary>{t('asList', { title })}</summary>
    <ul>
      {bars.map(({ name, count, to }) => (
        <li key={to}>
          <Link to={to}>{name}</Link> <span>{count}</span>
        </li>
      ))}
    </ul>
  </details>
);
