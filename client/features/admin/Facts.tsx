import { Fragment, type ReactNode } from 'react';
import classes from './ListAndPanel.module.css';

/** Facts by their names. One without words is left out. */
export const Facts = ({ of }: { of: readonly (readonly [name: string, words: ReactNode])[] }) => (
  <dl className={classes.facts}>
    {of
      .filter(([, words]) => words)
      .map(([name, words]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </Fragment>
      ))}
  </dl>
);
