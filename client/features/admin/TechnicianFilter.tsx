// The filter of a list by its technician, by name.
import { trpc } from '#client/lib/trpc.ts';
import { FilterSelect } from '#client/ui/filters/FilterSelect.tsx';

type Props = { value: string | undefined; onChange: (technicianId: string | undefined) => void };

export function TechnicianFilter({ value, onChange }: Props) {
  const { data: technicians = [] } = trpc.technicians.list.useQuery();
  return (
    <FilterSelect
      label="Technician"
      all="All Technicians"
      value={technicians.find(({ _id }) => _id === value)?.name ?? ''}
      options={[...new Set(technicians.map(({ name }) => name))]}
      onChange={(chosen) => onChange(technicians.find(({ name }) => name === chosen)?._id)}
    />
  );
}
