import type { ComponentProps } from 'react';
import { formTexts as t } from './form-texts.ts';

/** A trap for machines. Text browsers show it to people too, so it says what to do. */
export const Honeypot = (props: ComponentProps<'input'>) => (
  <label className="visually-hidden" aria-hidden="true">
    {t('leaveEmpty')}
    <input type="text" tabIndex={-1} autoComplete="off" {...props} />
  </label>
);
