import type { Writable } from 'node:stream';
import { definitions, type FigureName } from '#shared/figures/definitions.ts';
import { type Period, type PeriodKind, periodBefore, yearAgo } from '#shared/figures/periods.ts';
import { type Figures, groupings, orderSources } from '#shared/figures/schema.ts';
import { figureTexts, sourceTexts } from '#shared/figures/texts.ts';
import { namesOf } from '#shared/names-of.ts';
import { areaName } from '#shared/place-names.ts';
import type { Db } from '../../platform/db/schema.ts';
import { type SheetColumn, writeSheet } from '../../platform/spreadsheet.ts';
import { listCategories } from '../catalogue/categories.ts';
import { readDue, readFigures, readFiguresBy } from './figures.ts';
import { digestTexts as t } from './texts.ts';

const names = namesOf(definitions);
const formats = { count: '0', percent: '0.0', rupees: '#,##0.00', rating: '0.0' } as const;
const ages = { week: 'dueWeek', month: 'dueMonth', older: 'dueOlder' } as const;

const columns = (): SheetColumn[] => [
  { header: t('group'), width: 16 },
  { header: t('name'), width: 24 },
  { header: t('from'), width: 12 },
  { header: t('to'), width: 12 },
  ...names.map((name) => ({
    header: figureTexts(name) + (definitions[name].kind === 'percent' ? ' %' : ''),
    width: 14,
    format: formats[definitions[name].kind],
  })),
  ...Object.values(ages).map((name) => ({ header: figureTexts(name), width: 14, format: formats.rupees })),
];

const rounded = (value: number | null): number | string =>
  value === null ? '' : Math.round(value * 100) / 100;

const cellsOf = (figures: Figures) =>
  names.map((name: FigureName) => rounded(definitions[name].read(figures)));

async function* rowsOf(db: Db, kind: PeriodKind, period: Period) {
  const periods = [period, periodBefore(kind, period), ...(kind === 'year' ? [] : [yearAgo(kind, period)])];
  for (const { from, to } of periods) {
    const due = await readDue(db, to);
    yield [
      [
        t('all'),
        '',
        from,
        to,
        ...cellsOf(await readFigures(db, { from, to })),
        due.week,
        due.month,
        due.older,
      ],
    ];
  }
  const labels = new Map((await listCategories(db)).map(({ value, label }) => [value, label]));
  for (const by of groupings) {
    const nameOf = {
      category: (key: string) => labels.get(key) ?? key,
      area: (key: string) => areaName(key),
      technician: (_key: string, name: string) => name,
      source: (key: string) => sourceTexts(orderSources.find((one) => one === key) ?? 'web'),
    }[by];
    const rows = await readFiguresBy(db, { ...period, by });
    yield rows.map(({ key, name, ...figures }) => [
      t(by),
      nameOf(key, name),
      period.from,
      period.to,
      ...cellsOf(figures),
      '',
      '',
      '',
    ]);
  }
}

/** Writes the figures of a period, the one before and the same a year ago, then each group of the period. */
export const writeFiguresWorkbook = (
  db: Db,
  { period: kind, ...period }: Period & { period: PeriodKind },
  sink: Writable,
): Promise<void> => writeSheet({ name: t('sheet'), columns: columns() }, rowsOf(db, kind, period), sink);
