import { Fragment, type ReactNode } from 'react';
import classes from './ListAndPanel.module.css';

type Props = { of: readonly (readonly [name: string, words: ReactNode])[] };

/** Facts by their names. One without words is left out. */
export const Facts = ({ of }: Props) => (
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
