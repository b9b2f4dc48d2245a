import type { ComponentProps } from 'react';

/** A checkbox or, by its type, a radio button, with its label, 44 px high. */
export const Choice = ({ children, ...input }: ComponentProps<'input'>) => (
  <label style={{ display: 'flex', alignItems: 'center', gap: 12, minHeight: 44 }}>
    <input type="checkbox" {...input} style={{ width: 20, height: 20, flex: 'none', margin: 0 }} />
    {children}
  </label>
);
