import { NativeSelect } from '#client/ui/mantine/inputs.ts';
import classes from './FilterBar.module.css';

type Option = string | { value: string; label: string };

type Props = {
  label: string;
  value: string;
  all: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  wide?: boolean;
};

const asPair = (option: Option) => (typeof option === 'string' ? { value: option, label: option } : option);

export function FilterSelect({ label, value, all, options, onChange, wide }: Props) {
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
