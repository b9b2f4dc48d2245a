import { type ReactNode, useId } from 'react';
import { Choice } from '#client/ui/Choice.tsx';
import { Text } from '#client/ui/mantine/layout.tsx';

type Props<Value> = {
  label: string;
  all: readonly Value[];
  words: (value: Value) => string;
  /** These come from a form's `field`. */
  value?: readonly Value[];
  onChange?: (chosen: Value[]) => void;
  error?: ReactNode;
};

/** A field of checkboxes. */
export function Choices<Value extends string>(props: Props<Value>) {
  const { label, all, words, value = [], onChange, error } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <Text component="legend" fw={600}>
        {label}
      </Text>
      {all.map((one) => (
        <Choice
          key={one}
          checked={value.includes(one)}
          aria-invalid={error ? true : undefined}
          onChange={({ currentTarget: { checked } }) =>
            onChange?.(all.filter((other) => (other === one ? checked : value.includes(other))))
          }
        >
          {words(one)}
        </Choice>
      ))}
      {error && (
        <Text id={id} c="var(--mantine-color-error)" size="sm">
          {error}
        </Text>
      )}
    </fieldset>
  );
}
