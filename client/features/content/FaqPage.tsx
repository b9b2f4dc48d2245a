import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
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

// The answer that closes may be above the pressed question, which must not move under the finger.
function useKeepInPlace(change: unknown) {
  const pressed = useRef<{ button: Element; top: number } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when an answer has opened or closed
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const { button, top } = pressed.current;
    pressed.current = null;
    window.scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [change]);

  return ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    pressed.current = button && { button, top: button.getBoundingClientRect().top };
  };
}

export function Component() {
  const [openIndex, setOpenIndex] = useState<string | null>(null);
  const keepInPlace = useKeepInPlace(openIndex);
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
      <Stack gap="xl" mt="xl" style={{ overflowAnchor: 'none' }} onClickCapture={keepInPlace}>
        {sections.map(({ title, parts: questions }) => (
          <section key={title}>
            <Title order={2} size="var(--type-3)" mb="xs">
              {title}
            </Title>
            <Accordion
              value={openIndex}
              onChange={setOpenIndex}
              variant="contained"
              radius="lg"
              order={3}
              transitionDuration={0}
              // Search engines and readers without JavaScript get the closed answers too.
              keepMountedMode="display-none"
              classNames={{
                item: classes.item ?? '',
                label: classes.question ?? '',
                panel: classes.panel ?? '',
              }}
            >
              {questions.map((question) => (
                <Accordion.Item key={question.title} value={String(all.indexOf(question))}>
                  <Accordion.Control>{question.title}</Accordion.Control>
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
