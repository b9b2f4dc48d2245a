// Who We Are: a few honest lines and a way to know more.
import { Link } from 'react-router-dom';
import welcome from '#client/assets/empty/booked.svg';
import { whoWeAre } from '#client/features/content/home-content.ts';
import { paths } from '#shared/paths.ts';
import classes from './WhoWeAre.module.css';

export function WhoWeAre() {
  return (
    <section className={classes.band} aria-labelledby="who-we-are">
      <div className={`page ${classes.columns}`}>
        <div className={classes.words}>
          <h2 id="who-we-are">{whoWeAre.title}</h2>
          {whoWeAre.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Link to={paths.about} className={classes.more}>
            More about us
          </Link>
        </div>
        <img src={welcome} alt="" width={400} height={280} loading="lazy" className={classes.picture} />
      </div>
    </section>
  );
}
