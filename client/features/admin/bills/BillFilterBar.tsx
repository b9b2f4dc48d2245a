import type { ListAddress } from '#client/lib/list-address.ts';
import { FilterBar } from '#client/ui/filters/FilterBar.tsx';
import { FilterDay } from '#client/ui/filters/FilterDay.tsx';
import { FilterSelect } from '#client/ui/filters/FilterSelect.tsx';
import { choiceOf } from '#client/ui/filters/filters.ts';
import { SelectField } from '#client/ui/SelectField.tsx';
import { billKinds } from '#shared/bills/kinds.ts';
import type { BillList } from '#shared/bills/schema.ts';
import { kindTexts } from '#shared/bills/texts.ts';
import { formatMonth } from '#shared/date-format.ts';
import { formatShortDate } from '#shared/format.ts';
import { Arrows } from '../Arrows.tsx';
import { useFigureFilters } from '../figures/figure-filters.ts';
import { figurePageTexts as figureWords } from '../figures/texts.ts';
import { ViewsMenu } from '../list/ViewsMenu.tsx';
import { useTechnicianFilter } from '../use-technicians.ts';
import { daysOfMonth, lastMonths } from './months.ts';
import { billTexts as t } from './texts.ts';

const due = t('stillDue');
const monthsOffered = 24;

type Props = { address: ListAddress<BillList> };

/** Chooses the month of the list, with arrows. A period that is not a month appears as a further option. */
export function MonthChoice({ address: { input, change } }: Props) {
  const { from = '', to = '' } = input;
  const months = lastMonths(monthsOffered);
  const daysOf = (month: string) => Object.values(daysOfMonth(month)).join();
  const at = months.findIndex((month) => daysOf(month) === `${from},${to}`);
  const own = from || to ? [from, to].map((day) => (day ? formatShortDate(day) : '…')).join(' – ') : '';
  const step = (to: number) => {
    const month = months[to];
    return month === undefined ? null : () => change(daysOfMonth(month));
  };
  return (
    <Arrows earlier={step(at + 1)} later={at > 0 ? step(at - 1) : null}>
      <SelectField
        size="sm"
        aria-label={t('month')}
        options={[...(at < 0 && own ? [own] : []), ...months.map(formatMonth)]}
        blank={t('all')}
        value={months[at] ? formatMonth(months[at]) : own}
        onChange={({ currentTarget: { value } }) => {
          const month = months.find((one) => formatMonth(one) === value);
          change(month ? daysOfMonth(month) : { from: '', to: '' });
        }}
      />
    </Arrows>
  );
}

export function BillFilterBar({ address }: Props) {
  const { input, change } = address;
  const technician = useTechnicianFilter(input.technicianId);
  const figureFilters = useFigureFilters(input);
  return (
    <FilterBar
      label={t('filters')}
      address={address}
      often={['number', 'due']}
      fields={{
        number: { kind: 'text', label: t('number') },
        due: (
          <FilterSelect
            label={t('only')}
            value={input.due ? due : ''}
            options={[due]}
            onChange={(only) => change({ due: only === due })}
          />
        ),
        kind: choiceOf(t('kind'), billKinds, kindTexts),
        technicianId: technician,
        from: <FilterDay label={t('from')} value={input.from ?? ''} onChange={(from) => change({ from })} />,
        to: <FilterDay label={t('to')} value={input.to ?? ''} onChange={(to) => change({ to })} />,
        dueOn: { kind: 'day', label: figureWords('dueOn') },
        taken: { kind: 'mark', label: figureWords('takenOnDays') },
        ...figureFilters,
      }}
    >
      <ViewsMenu list="bills" query={address.query} />
    </FilterBar>
  );
}
