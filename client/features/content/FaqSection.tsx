// One section of questions as an accordion; which question is open is told from outside.

import { Icon } from '#client/ui/Icon.tsx';
import { Accordion } from '#client/ui/mantine/Accordion.ts';
import { ContentBlocks } from './ContentBlocks.tsx';
import classes from './FaqPage.module.css';
import type { FaqSection as Section } from './faq-content.ts';

type Props = {
  section: Section;
  /** The running index of its first question. */
  first: number;
  /** The running index of the open question, in whichever section it is. */
  open: string | null;
  setOpen: (index: string | null) => void;
};

export function FaqSection({ section, first, open, setOpen }: Props) {
  return (
    <section>
      <h2 className={classes.title}>{section.title}</h2>
      <Accordion
        value={open}
        onChange={setOpen}
        order={3}
        transitionDuration={0}
        // the answers stand in the page, for search engines and where there is no JavaScript
        keepMountedMode="display-none"
        chevron={<Icon name="down" size={20} />}
        classNames={{
          item: classes.item ?? '',
          control: classes.control ?? '',
          label: classes.label ?? '',
          panel: classes.panel ?? '',
          content: classes.content ?? '',
        }}
      >
        {section.questions.map(({ question, answer }, place) => (
          <Accordion.Item key={question} value={String(first + place)}>
            <Accordion.Control>{question}</Accordion.Control>
            <Accordion.Panel>
              <ContentBlocks blocks={answer} />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </section>
  );
}
