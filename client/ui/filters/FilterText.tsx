import { useEffect, useRef, useState } from 'react';
import { TextInput } from '#client/ui/mantine/inputs.ts';
import { maxLength } from '#shared/limits.ts';
import classes from './FilterBar.module.css';

const pauseMs = 300;

type Props = {
  label: string;
  value: string;
  /** `first` marks the first change since the focus, so that one Back undoes all the typing. */
  onChange: (value: string, first: boolean) => void;
  inputMode?: 'numeric' | 'search';
  wide?: boolean | undefined;
  error?: string | undefined;
};

export function FilterText({ label, value, onChange, inputMode = 'search', wide, error }: Props) {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const changed = useRef(false);
  const reported = useRef(value);

  useEffect(() => {
    if (value === reported.current) return;
    clearTimeout(timer.current);
    reported.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const report = (text: string) => {
    clearTimeout(timer.current);
    if (text === reported.current) return;
    reported.current = text;
    onChange(text, !changed.current);
    changed.current = true;
  };

  return (
    <TextInput
      size="sm"
      className={`${classes.field} ${wide ? classes.wide : ''}`}
      label={label}
      {...(wide && { placeholder: label })}
      value={typed}
      error={error}
      inputMode={inputMode}
      maxLength={maxLength.search}
      onFocus={() => {
        changed.current = false;
      }}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => report(text.trim()), pauseMs);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') report(typed.trim());
      }}
    />
  );
}
