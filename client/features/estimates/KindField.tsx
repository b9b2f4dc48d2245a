import { type ChangeEvent, useId } from 'react';
import { type EstimateKind, estimateKinds, kindLabel } from '#shared/estimates/states.ts';
import classes from './KindField.module.css';
import { estimateTexts as t } from './texts.ts';

type Props = { value?: EstimateKind; onChange: (kind: EstimateKind) => void };

export function KindField({ value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className={classes.kinds}>
      <legend>{t('kind')}</legend>
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
          {kindLabel(kind)}
        </label>
      ))}
    </fieldset>
  );
}
