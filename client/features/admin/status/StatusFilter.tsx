// The filter by status that orders and enquiries share.
import { FilterSelect } from '#client/ui/filters/FilterSelect.tsx';
import { statuses } from '#shared/business.ts';

type Props = { value: string | undefined; onChange: (status: string) => void };

export const StatusFilter = ({ value = '', onChange }: Props) => (
  <FilterSelect label="Status" all="All" value={value} options={statuses} onChange={onChange} />
);
