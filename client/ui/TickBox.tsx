import type { ReactNode } from 'react';

type Props = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode };

/** A checkbox with a label, 44 px high. */
export const TickBox = ({ checked, onChange, children }: Props) => (
  <label style={{ display: 'flex', alignItems: 'center', gap: 12, minHeight: 44 }}>
    <input
      type="checkbox"
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
      style={{ width: 22, height: 22, flex: 'none', margin: 0 }}
    />
    {children}
  </label>
);
