// An amount in rupees, as the shop writes it everywhere.
import { formatRupees } from '#shared/format.ts';

export function Money({ rupees, className }: { rupees: number; className?: string | undefined }) {
  return (
    <span className={className} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {formatRupees(rupees)}
    </span>
  );
}
