import { NativeSelect } from '#client/ui/mantine/inputs.ts';
import { labels } from '#shared/label-texts.ts';
import classes from './FilterBar.module.css';
import { asPair } from './filters.ts';

type Props = {
  label: string;
  value: string;
  all?: string;
  options: readonly (string | { value: string; label: string })[];
  onChange: (value: string) => void;
  wide?: boolean | undefined;
};

export function FilterSelect({ label, value, all = labels('all'), options, onChange, wide }: Props) {
  const pairs = options.map(asPair);
  const isOffered = value === '' || pairs.some((pair) => pair.value === value);
  const offered = isOffered ? pairs : [asPair(value), ...pairs];
  return (
    <NativeSelect
      size="sm"
      className={`${classes.field} ${wide ? classes.wide : ''}`}
      label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{all}</option>
      {offered.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
