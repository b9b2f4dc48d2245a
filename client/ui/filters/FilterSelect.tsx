import { labels } from '#shared/label-texts.ts';
import { SelectField } from '../SelectField.tsx';
import classes from './FilterBar.module.css';
import { asLabelledOption, type Option } from './filters.ts';

type Props = {
  label: string;
  value: string;
  all?: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  wide?: boolean | undefined;
};

export function FilterSelect({ label, value, all = labels('all'), options, onChange, wide }: Props) {
  const names = new Map(options.map(asLabelledOption).map((pair) => [pair.value, pair.label]));
  if (value !== '' && !names.has(value)) names.set(value, value);
  return (
    <SelectField
      size="sm"
      className={`${classes.field} ${wide ? classes.wide : ''}`}
      label={label}
      blank={all}
      options={[...names.keys()]}
      nameOf={(option) => names.get(option) ?? ''}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
