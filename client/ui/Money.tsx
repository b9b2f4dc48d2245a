import { formatRupees } from '#shared/format.ts';
import classes from './Money.module.css';

export function Money({ rupees, className }: { rupees: number; className?: string | undefined }) {
  return (
    <span className={className ? `${classes.money} ${className}` : classes.money}>
      {formatRupees(rupees)}
    </span>
  );
}
