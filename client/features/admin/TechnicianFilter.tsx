import { FilterSelect } from '#client/ui/filters/FilterSelect.tsx';
import { adminTexts as t } from './texts.ts';
import { useTechnicians } from './use-technicians.ts';

type Props = { value: string | undefined; onChange: (technicianId: string | undefined) => void };

export function TechnicianFilter({ value, onChange }: Props) {
  const { data } = useTechnicians();
  const options = (data ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  const isListed = value === undefined || options.some((option) => option.value === value);
  return (
    <FilterSelect
      label={t('technician')}
      all={t('all')}
      value={value ?? ''}
      options={isListed ? options : [{ value, label: data ? t('notNow') : '…' }, ...options]}
      onChange={(chosen) => onChange(chosen || undefined)}
    />
  );
}
