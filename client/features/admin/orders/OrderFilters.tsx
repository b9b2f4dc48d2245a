// The filters of All Orders; they combine.
import type { ListAddress } from '#client/lib/list-address.ts';
import { trpc } from '#client/lib/trpc.ts';
import { FilterBar } from '#client/ui/filters/FilterBar.tsx';
import { FilterDay } from '#client/ui/filters/FilterDay.tsx';
import { FilterSelect } from '#client/ui/filters/FilterSelect.tsx';
import { FilterText } from '#client/ui/filters/FilterText.tsx';
import { fieldMessages } from '#shared/messages.ts';
import type { OrderTableInput } from '#shared/orders/schema.ts';
import { StatusFilter } from '../status/StatusFilter.tsx';

const past = 'Past 24 hours';
const rated = 'With feedback';

type Props = { address: ListAddress<OrderTableInput>; uIdTyped: string; clear: (() => void) | null };

/** `uIdTyped` is the address' own text, which may be no number. */
export function OrderFilters({ address, uIdTyped, clear }: Props) {
  const { input, change } = address;
  const names = trpc.orders.bookedNames.useQuery();
  const wrong = uIdTyped !== '' && input.uId === undefined;
  return (
    <FilterBar label="Order filters" clear={clear}>
      <FilterSelect
        label="Service"
        wide
        all="All Services"
        value={input.service ?? ''}
        options={names.data ?? []}
        onChange={(service) => change({ service })}
      />
      <FilterText
        label="User ID"
        inputMode="numeric"
        value={uIdTyped}
        error={wrong ? fieldMessages.userIdNumber : undefined}
        onChange={(uId, first) => change({ uId }, { replace: !first })}
      />
      <FilterText
        label="Full Name"
        value={input.fullname ?? ''}
        onChange={(fullname, first) => change({ fullname }, { replace: !first })}
      />
      <StatusFilter value={input.status} onChange={(status) => change({ status })} />
      <FilterDay label="From" value={input.from ?? ''} onChange={(from) => change({ from })} />
      <FilterDay label="To" value={input.to ?? ''} onChange={(to) => change({ to })} />
      <FilterSelect
        label="Only"
        all="All"
        value={input.late ? past : input.rated ? rated : ''}
        options={[past, rated]}
        onChange={(only) => change({ late: only === past, rated: only === rated })}
      />
    </FilterBar>
  );
}
