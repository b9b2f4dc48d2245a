// Why one may let us in, in one quiet row.
import cash from '#client/assets/icons/cash-after-service.svg';
import warranty from '#client/assets/icons/warranty.svg';
import fast from '#client/assets/icons/within-24-hrs.svg';
import years from '#client/assets/icons/years.svg';
import { trustPoints } from '#client/features/content/home-content.ts';
import classes from './TrustRow.module.css';

const pictures = { years, fast, warranty, cash };

export function TrustRow() {
  return (
    <ul className={classes.row} aria-label="Why people trust us">
      {trustPoints.map(({ icon, text }) => (
        <li key={icon} className={classes.point}>
          <img src={pictures[icon]} alt="" width={28} height={28} loading="lazy" />
          {text}
        </li>
      ))}
    </ul>
  );
}
