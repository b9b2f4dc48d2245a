// Toasts that are there before the network dies: a part of the start, without Mantine. Their few styles stand here, because
// a style sheet would weigh on every page.
import { type CSSProperties, useEffect } from 'react';
import type { Toast } from '#client/lib/toast.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { timings } from '#shared/business.ts';

const place: CSSProperties = {
  position: 'fixed',
  top: 'calc(var(--ticker) + var(--header) + 8px)',
  left: 16,
  right: 16,
  zIndex: 400,
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  pointerEvents: 'none',
};
const look: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  boxSizing: 'border-box',
  width: 'min(440px, 100%)',
  paddingLeft: 16,
  border: '1px solid var(--hairline)',
  borderRadius: 8,
  background: 'var(--card)',
  boxShadow: 'var(--shadow-float)',
  fontSize: '0.875rem',
  pointerEvents: 'auto',
};
const sign: CSSProperties = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: '50%',
  color: '#ffffff',
};
const words: CSSProperties = { flex: 1, minWidth: 0, margin: 0, paddingBlock: 12 };
const dismiss: CSSProperties = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  border: 0,
  background: 'none',
  color: 'var(--muted)',
  cursor: 'pointer',
};

export type PlainToast = Toast & { id: number };

type Props = { toasts: readonly PlainToast[]; close: (id: number) => void };

/** `close` must be the same function every time. */
export const PlainToasts = ({ toasts, close }: Props) => (
  <div style={place}>
    {toasts.map((toast) => (
      <OneToast key={toast.id} toast={toast} close={close} />
    ))}
  </div>
);

function OneToast({ toast: { id, kind, text }, close }: { toast: PlainToast; close: Props['close'] }) {
  useEffect(() => {
    const timer = setTimeout(() => close(id), timings.toastMs);
    return () => clearTimeout(timer);
  }, [id, close]);
  const good = kind === 'success';
  return (
    <div style={look} role={good ? 'status' : 'alert'} data-toast={kind}>
      <span style={{ ...sign, background: good ? 'var(--success)' : 'var(--danger)' }}>
        <Icon name={good ? 'check' : 'warning'} size={18} />
      </span>
      <p style={words}>{text}</p>
      <button type="button" style={dismiss} aria-label="Dismiss" onClick={() => close(id)}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
