import type { ListAddress } from '#client/lib/list-address.ts';
import { FilterBar } from '#client/ui/filters/FilterBar.tsx';
import { FilterDay } from '#client/ui/filters/FilterDay.tsx';
import { FilterSelect } from '#client/ui/filters/FilterSelect.tsx';
import { FilterText } from '#client/ui/filters/FilterText.tsx';
import { billKinds } from '#shared/bills/kinds.ts';
import type { BillList } from '#shared/bills/schema.ts';
import { kindTexts } from '#shared/bills/texts.ts';
import { formatMonth } from '#shared/format.ts';
import { useFigureFilters } from '../figures/figure-filters.ts';
import { figurePageTexts as figureWords } from '../figures/texts.ts';
import { ViewsMenu } from '../list/ViewsMenu.tsx';
import { useTechnicianFilter } from '../use-technicians.ts';
import { daysOfMonth, lastMonths } from './months.ts';
import { billTexts as t } from './texts.ts';

const due = t('stillDue');
const monthsOffered = 24;

export function BillFilterBar({ address }: { address: ListAddress<BillList> }) {
  const { input, change } = address;
  const technician = useTechnicianFilter(input.technicianId);
  const figureFilters = useFigureFilters(input);
  const months = lastMonths(monthsOffered);
  const chosen = months.find((month) => {
    const { from, to } = daysOfMonth(month);
    return from === input.from && to === input.to;
  });
  return (
    <FilterBar
      label={t('filters')}
      address={address}
      rare={['technicianId', 'dueOn', 'taken', 'category', 'area', 'source']}
      fields={{
        number: (
          <FilterText
            label={t('number')}
            value={input.number ?? ''}
            onChange={(number, first) => change({ number }, { replace: !first })}
          />
        ),
        kind: (
          <FilterSelect
            label={t('kind')}
            all={t('all')}
            value={input.kind ?? ''}
            options={billKinds.map((kind) => ({ value: kind, label: kindTexts(kind) }))}
            onChange={(kind) => change({ kind: billKinds.find((one) => one === kind) })}
          />
        ),
        technicianId: technician,
        due: (
          <FilterSelect
            label={t('only')}
            all={t('all')}
            value={input.due ? due : ''}
            options={[due]}
            onChange={(only) => change({ due: only === due })}
          />
        ),
        from: (
          <>
            <FilterSelect
              label={t('month')}
              all={t('all')}
              value={chosen ? formatMonth(chosen) : ''}
              options={months.map(formatMonth)}
              onChange={(words) => {
                const month = months.find((one) => formatMonth(one) === words);
                change(month ? daysOfMonth(month) : { from: '', to: '' });
              }}
            />
            <FilterDay label={t('from')} value={input.from ?? ''} onChange={(from) => change({ from })} />
          </>
        ),
        dueOn: { kind: 'day', label: figureWords('dueOn') },
        taken: { kind: 'mark', label: figureWords('takenOnDays') },
        ...figureFilters,
        to: <FilterDay label={t('to')} value={input.to ?? ''} onChange={(to) => change({ to })} />,
      }}
    >
      <ViewsMenu list="bills" query={address.query} />
    </FilterBar>
  );
}
