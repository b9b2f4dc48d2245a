import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { faqPage } from '#client/lib/schema-org.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Box, Stack, Text, Title } from '#client/ui/mantine/layout.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import { StructuredData } from '#client/ui/StructuredData.tsx';
import classes from './Content.module.css';
import { ContentBlocks } from './ContentBlocks.tsx';
import type { Part } from './part.ts';
import { type InEachLanguage, plainText, useWritten } from './written.ts';

const faq: InEachLanguage = import.meta.glob('./faq.*.md', { eager: true, import: 'default' });

const structuredData = (questions: readonly Part[]) =>
  faqPage(questions.map(({ title, blocks }) => ({ question: title, answer: plainText(blocks) })));

export function Component() {
  const [openTitle, setOpenTitle] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  // The browser opens answers itself until the scripts are there.
  useEffect(() => setOpenTitle(list.current?.querySelector('[open] summary')?.textContent ?? null), []);
  // The answer that closes may be above the pressed question, which must not move under the finger.
  const toggle = (title: string, pressed: Element) => {
    const before = pressed.getBoundingClientRect().top;
    flushSync(() => setOpenTitle(title === openTitle ? null : title));
    scrollBy({ top: pressed.getBoundingClientRect().top - before, behavior: 'instant' });
  };
  const { title: heading, blocks, parts: sections } = useWritten(faq);
  const lead = plainText(blocks);
  return (
    <Box className={`page ${classes.faq}`} pt={{ base: 'xl', sm: 56 }}>
      <PageHead title={heading} description={lead} />
      <StructuredData thing={structuredData(sections.flatMap(({ parts }) => parts))} />
      <h1>{heading}</h1>
      <Text c="ink.7" mt="sm">
        {lead}
      </Text>
      <Stack gap="xl" mt="xl" ref={list} style={{ overflowAnchor: 'none' }}>
        {sections.map((section) => (
          <section key={section.title}>
            <Title order={2} size="var(--type-3)" mb="xs">
              {section.title}
            </Title>
            <div className={classes.questions}>
              {section.parts.map(({ title, blocks }) => (
                <details key={title} name="faq" open={title === openTitle}>
                  {/* biome-ignore lint/a11y/useSemanticElements: only a summary opens its answer before the scripts */}
                  <summary
                    role="button"
                    aria-expanded={title === openTitle}
                    onClick={(event) => {
                      event.preventDefault();
                      toggle(title, event.currentTarget);
                    }}
                  >
                    {title}
                    <Icon name="down" size={20} />
                  </summary>
                  <ContentBlocks blocks={blocks} />
                </details>
              ))}
            </div>
          </section>
        ))}
      </Stack>
    </Box>
  );
}
