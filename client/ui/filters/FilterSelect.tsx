// A filter that one picks from a list.
import { NativeSelect } from '#client/ui/mantine/inputs.ts';
import classes from './FilterBar.module.css';

type Props = {
  label: string;
  value: string;
  /** The choice that filters nothing. */
  all: string;
  options: readonly string[];
  onChange: (value: string) => void;
  wide?: boolean;
};

export function FilterSelect({ label, value, all, options, onChange, wide }: Props) {
  const offered = value === '' || options.includes(value) ? options : [value, ...options];
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
        <option key={option}>{option}</option>
      ))}
    </NativeSelect>
  );
}
