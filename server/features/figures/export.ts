import type { Writable } from 'node:stream';
import { definitions, type FigureName } from '#shared/figures/definitions.ts';
import { type Figures, type FiguresComparedInput, groupings, orderSources } from '#shared/figures/schema.ts';
import { figureTexts, sourceTexts } from '#shared/figures/texts.ts';
import { namesOf } from '#shared/names-of.ts';
import { areaName } from '#shared/place-names.ts';
import type { Deps } from '../../deps.ts';
import { type SheetColumn, writeSheet } from '../../platform/spreadsheet.ts';
import { listCategories } from '../catalogue/categories.ts';
import { readCompared, readFiguresBy } from './figures.ts';
import { digestTexts as t } from './texts.ts';

const names = namesOf(definitions);
const formats = { count: '0', percent: '0.0', rupees: '#,##0.00', rating: '0.0' } as const;
const ages = { week: 'dueWeek', month: 'dueMonth', older: 'dueOlder' } as const;

const columns = (): SheetColumn[] => [
  { header: t('by'), width: 16 },
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

type FigureDeps = Pick<Deps, 'db' | 'clock'>;

async function* rowsOf(deps: FigureDeps, input: FiguresComparedInput) {
  const { db } = deps;
  const columns = await readCompared({ db, deps }, input);
  yield columns.map(({ from, to, due, ...figures }) => [
    t('all'),
    '',
    from,
    to,
    ...cellsOf(figures),
    due.week,
    due.month,
    due.older,
  ]);
  const { from, to } = columns[0] ?? input;
  const labels = new Map((await listCategories(db)).map(({ value, label }) => [value, label]));
  for (const by of groupings) {
    const nameOf = {
      category: (key: string) => labels.get(key) ?? key,
      area: (key: string) => areaName(key),
      technician: (_key: string, name: string) => name,
      source: (key: string) => sourceTexts(orderSources.find((one) => one === key) ?? 'web'),
    }[by];
    const rows = await readFiguresBy({ db }, { from, to, by });
    yield rows.map(({ key, name, ...figures }) => [
      t(by),
      nameOf(key, name),
      from,
      to,
      ...cellsOf(figures),
      '',
      '',
      '',
    ]);
  }
}

/** Writes the figures of the screen: the period beside the compared periods, then the groups. */
export const writeFiguresWorkbook = (deps: FigureDeps, input: FiguresComparedInput, sink: Writable) =>
  writeSheet({ name: t('figures'), columns: columns() }, rowsOf(deps, input), sink);
