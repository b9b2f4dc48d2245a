import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { faqPage } from '#client/lib/schema-org.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import { Accordion } from '#client/ui/mantine/Accordion.ts';
import { Box, Stack, Text, Title } from '#client/ui/mantine/layout.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import { StructuredData } from '#client/ui/StructuredData.tsx';
import { useCancellationFee } from '../catalogue/PlusTax.tsx';
import classes from './Content.module.css';
import { ContentBlocks } from './ContentBlocks.tsx';
import { plainText } from './content-block.ts';
import { type FaqSection, faqSections } from './faq-content.ts';
import { faqTexts as t } from './faq-texts.ts';

const structuredData = (sections: readonly FaqSection[]) =>
  faqPage(
    sections.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({ question, answer: plainText(answer) })),
    ),
  );

const firstIndexOf = (sections: readonly FaqSection[], place: number): number =>
  sections.slice(0, place).reduce((count, { questions }) => count + questions.length, 0);

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
  const sections = faqSections(useCancellationFee(), useBusiness());
  return (
    <Box className={`page ${classes.faq}`} pt={{ base: 'xl', sm: 56 }}>
      <PageHead title={t('faqs')} description={t('description')} />
      <StructuredData thing={structuredData(sections)} />
      <h1>{t('heading')}</h1>
      <Text c="ink.7" mt="sm">
        {t('lead')}
      </Text>
      <Stack gap="xl" mt="xl" style={{ overflowAnchor: 'none' }} onClickCapture={keepInPlace}>
        {sections.map(({ title, questions }, place) => (
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
              {questions.map(({ question, answer }, index) => (
                <Accordion.Item key={question} value={String(firstIndexOf(sections, place) + index)}>
                  <Accordion.Control>{question}</Accordion.Control>
                  <Accordion.Panel>
                    <ContentBlocks blocks={answer} />
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
