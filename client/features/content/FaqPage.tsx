import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { faqPage } from '#client/lib/schema-org.ts';
import { Accordion } from '#client/ui/mantine/Accordion.ts';
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
  const [openIndex, setOpenIndex] = useState<string | null>(null);
  const pressed = useRef<Element>(null);
  // The answer that closes may be above the pressed question, which must not move under the finger.
  const open = (index: string | null) => {
    const top = () => pressed.current?.getBoundingClientRect().top ?? 0;
    const before = top();
    flushSync(() => setOpenIndex(index));
    scrollBy({ top: top() - before, behavior: 'instant' });
  };
  const { title: heading, blocks, parts: sections } = useWritten(faq);
  const lead = plainText(blocks);
  const all = sections.flatMap(({ parts }) => parts);
  return (
    <Box className={`page ${classes.faq}`} pt={{ base: 'xl', sm: 56 }}>
      <PageHead title={heading} description={lead} />
      <StructuredData thing={structuredData(all)} />
      <h1>{heading}</h1>
      <Text c="ink.7" mt="sm">
        {lead}
      </Text>
      <Stack gap="xl" mt="xl" style={{ overflowAnchor: 'none' }}>
        {sections.map(({ title, parts: questions }) => (
          <section key={title}>
            <Title order={2} size="var(--type-3)" mb="xs">
              {title}
            </Title>
            <Accordion
              value={openIndex}
              onChange={open}
              variant="contained"
              radius="lg"
              order={3}
              transitionDuration={0}
              // Search engines and readers without JavaScript get the closed answers too.
              keepMountedMode="display-none"
              classNames={classes}
            >
              {questions.map((question) => (
                <Accordion.Item key={question.title} value={String(all.indexOf(question))}>
                  <Accordion.Control
                    onClickCapture={(event) => {
                      pressed.current = event.currentTarget;
                    }}
                  >
                    {question.title}
                  </Accordion.Control>
                  <Accordion.Panel>
                    <ContentBlocks blocks={question.blocks} />
                  </Accordion.Panel>
                </Accordion.Item>
              ))}
            </Accordion>
          </section>
        ))}
      </Stack>
    </Box>
  );
}
