import { Link, useNavigate } from 'react-router-dom';
import { BarChart } from '#client/ui/mantine/BarChart.ts';
import { SimpleGrid, Text } from '#client/ui/mantine/layout.tsx';
import type { Overview } from '#shared/backoffice/schema.ts';
import { shortDay } from '../orders/order-words.ts';
import { Section } from '../Section.tsx';
import { lists } from './lists.ts';
import classes from './Overview.module.css';
import { overviewTexts as t } from './texts.ts';

const series = [{ name: 'count', label: t('bookingsSeries'), color: 'teal.6' }];

// The maximum length of a name beside a bar. The list below has the whole names.
const maxWordLength = 18;
const shortName = (name: string): string =>
  name.split(' ').some((word) => word.length > maxWordLength) ? `${name.slice(0, 12)}…` : name;

type Bar = { name: string; count: number; to: string };

export default function BookingCharts({ overview }: { overview: Overview }) {
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
      <Chart title={t('perDay')} bars={days} />
      <Chart title={t('perService')} bars={services} horizontal />
    </SimpleGrid>
  );
}

type ChartProps = { title: string; bars: readonly Bar[]; horizontal?: boolean };

function Chart({ title, bars, horizontal = false }: ChartProps) {
  const navigate = useNavigate();
  return (
    <Section
      title={title}
      aside={
        <Text span size="sm" c="dimmed">
          {t('last30')}
        </Text>
      }
    >
      {bars.length === 0 && <p>{t('noBookings')}</p>}
      {bars.length > 0 && (
        <div aria-hidden="true" className={classes.chart}>
          <BarChart
            h={horizontal ? Math.max(120, bars.length * 44) : 240}
            data={[...bars]}
            dataKey="name"
            series={series}
            orientation={horizontal ? 'vertical' : 'horizontal'}
            accessibilityLayer={false}
            textColor="ink.7"
            gridAxis={horizontal ? 'none' : 'x'}
            tickLine="none"
            withXAxis={!horizontal}
            xAxisProps={{ minTickGap: 24 }}
            yAxisProps={
              horizontal
                ? { width: 168, interval: 0, tickFormatter: shortName }
                : { width: 36, allowDecimals: false }
            }
            barProps={{
              isAnimationActive: false,
              cursor: 'pointer',
              radius: 3,
              onClick: (_bar, place) => {
                const bar = bars[place];
                if (bar) void navigate(bar.to);
              },
            }}
          />
        </div>
      )}
      {bars.length > 0 && <BarList title={title} bars={bars} />}
    </Section>
  );
}

const BarList = ({ title, bars }: { title: string; bars: readonly Bar[] }) => (
  <details className={classes.list}>
    <summary>{t('asList', { title })}</summary>
    <ul>
      {bars.map(({ name, count, to }) => (
        <li key={name}>
          <Link to={to}>{name}</Link> <span>{count}</span>
        </li>
      ))}
    </ul>
  </details>
);
