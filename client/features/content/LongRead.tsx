import type { ReactNode } from 'react';
import { Paper, Small, Stack, Text, Title } from '#client/ui/mantine/layout.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import { formatLongDate } from '#shared/format.ts';
import classes from './Content.module.css';
import { ContentBlocks } from './ContentBlocks.tsx';
import { longReadTexts as t } from './long-read-texts.ts';
import type { Part } from './part.ts';
import { plainText } from './written.ts';

type Props = {
  page: Part;
  path: string;
  updated: string;
  officer?: ReactNode;
};

// Titles in Devanagari keep their letters in the address.
const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}0-9]+/gu, '-')
    .replace(/^-|-$/g, '');

export function LongRead({ page: { title, blocks, parts: sections }, path, updated, officer }: Props) {
  const intro = plainText(blocks);
  return (
    <div className={`page ${classes.longRead}`}>
      <PageHead title={title} description={intro} canonical={path} />
      <Stack gap="sm" className={classes.head}>
        <h1>{title}</h1>
        <Text c="ink.7" maw="60ch">
          {intro}
        </Text>
        <Small>
          {t('lastChanged')} <time dateTime={updated}>{formatLongDate(updated)}</time>
        </Small>
      </Stack>
      <Paper
        component="nav"
        withBorder
        radius="lg"
        p="md"
        className={classes.contents}
        aria-labelledby="contents"
      >
        <Title order={2} size="md" id="contents">
          {t('onThisPage')}
        </Title>
        <ol>
          {sections.map((section) => (
            <li key={section.title}>
              <a href={`#${anchorOf(section.title)}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </Paper>
      <Stack gap={40} className={classes.sections}>
        {sections.map((section, place) => (
          <section key={section.title} aria-labelledby={anchorOf(section.title)}>
            <Title
              order={2}
              size="var(--type-3)"
              mb="sm"
              id={anchorOf(section.title)}
              className="below-header"
              tabIndex={-1}
            >
              {place + 1}. {section.title}
            </Title>
            <ContentBlocks blocks={section.blocks} officer={officer} />
          </section>
        ))}
      </Stack>
    </div>
  );
}
