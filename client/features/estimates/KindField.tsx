import { type ChangeEvent, useId } from 'react';
import { type EstimateKind, estimateKinds, estimateKindTable } from '#shared/estimates/states.ts';
import classes from './KindField.module.css';

type Props = { value?: EstimateKind; onChange: (kind: EstimateKind) => void };

export function KindField({ value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className={classes.kinds}>
      <legend>Kind</legend>
      {estimateKinds.map((kind) => (
        <label key={kind} className={classes.kind}>
          <input
            type="radio"
            name={name}
            value={kind}
            checked={value === kind}
            onChange={(event: ChangeEvent<HTMLInputElement>) =>
              onChange(event.currentTarget.value as EstimateKind)
            }
          />
          {estimateKindTable[kind].label}
        </label>
      ))}
    </fieldset>
  );
}
