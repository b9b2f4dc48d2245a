// Our Services and Why Choose Us: a heading and a few points with a drawing each.
import type { HomePoint } from '#client/features/content/home-content.ts';
import classes from './Points.module.css';
import { pointPictures } from './point-pictures.ts';

type Props = {
  title: string;
  points: readonly HomePoint[];
  /** Quiet rows instead of cards. */
  inRows?: boolean;
};

export function Points({ title, points, inRows = false }: Props) {
  return (
    <section className={`page ${classes.section}`} aria-label={title}>
      <h2>{title}</h2>
      <ul className={inRows ? classes.rows : classes.cards}>
        {points.map((point) => (
          <li key={point.icon} className={inRows ? classes.row : classes.card}>
            <img src={pointPictures[point.icon]} alt="" width={48} height={48} loading="lazy" />
            <div>
              <h3 className={classes.name}>{point.title}</h3>
              <p>{point.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
