// A long written page: intro, table of contents, numbered sections in a readable measure.

import { PageHead } from '#client/ui/PageHead.tsx';
import { formatLongDate } from '#shared/format.ts';
import { ContentBlocks } from './ContentBlocks.tsx';
import type { ContentSection } from './content-block.ts';
import classes from './LongRead.module.css';

type Props = {
  title: string;
  /** Its one address, however it was spelled. */
  path: string;
  intro: string;
  /** Day of the last change, as an ISO date. */
  updated: string;
  sections: readonly ContentSection[];
};

const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export function LongRead({ title, path, intro, updated, sections }: Props) {
  return (
    <div className={`page ${classes.page}`}>
      <PageHead title={title} description={intro} canonical={path} />
      <div className={classes.head}>
        <h1>{title}</h1>
        <p className={classes.intro}>{intro}</p>
        <p className={classes.updated}>
          Last changed <time dateTime={updated}>{formatLongDate(updated)}</time>
        </p>
      </div>
      <nav className={classes.contents} aria-labelledby="contents">
        <h2 id="contents" className={classes.contentsTitle}>
          On this page
        </h2>
        <ol>
          {sections.map((section) => (
            <li key={section.title}>
              <a href={`#${anchorOf(section.title)}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={classes.sections}>
        {sections.map((section, place) => (
          <section key={section.title} aria-labelledby={anchorOf(section.title)}>
            <h2 id={anchorOf(section.title)} className={classes.sectionTitle} tabIndex={-1}>
              {place + 1}. {section.title}
            </h2>
            <ContentBlocks blocks={section.blocks} />
          </section>
        ))}
      </div>
    </div>
  );
}
