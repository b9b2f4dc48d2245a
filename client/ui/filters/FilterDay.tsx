import { TextInput } from '#client/ui/mantine/inputs.ts';
import classes from './FilterBar.module.css';

type Props = { label: string; value: string; onChange: (day: string) => void };

export function FilterDay({ label, value, onChange }: Props) {
  return (
    <TextInput
      size="sm"
      type="date"
      className={classes.field}
      label={label}
      value={value}
      min="2000-01-01"
      max="2099-12-31"
      onChange={(event) => {
        // While a year is typed, the browser reports years like 0002.
        const day = event.currentTarget.value;
        if (day === '' || day.startsWith('20')) onChange(day);
      }}
    />
  );
}
