import { Fragment, type ReactNode } from 'react';
import classes from './ListAndPanel.module.css';

/** Facts with their names. Leaves out facts without words. */
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
