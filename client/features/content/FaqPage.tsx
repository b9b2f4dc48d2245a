// The questions and answers. One answer is open at a time: the open state that all sections share is the question's
// running index, 0 to 17 (docs/rules.md#pages).
import { useState } from 'react';
import { faqPage } from '#client/lib/schema-org.ts';
import { PageHead } from '#client/ui/PageHead.tsx';
import { StructuredData } from '#client/ui/StructuredData.tsx';
import { useCancellationFee } from '../catalogue/PlusTax.tsx';
import { plainText } from './content-block.ts';
import classes from './FaqPage.module.css';
import { FaqSection } from './FaqSection.tsx';
import { faqSections, type FaqSection as Section } from './faq-content.ts';
import { useStayPut } from './use-stay-put.ts';

const asData = (sections: readonly Section[]) =>
  faqPage(
    sections.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({ question, answer: plainText(answer) })),
    ),
  );

/** The running index of a section's first question. */
const firstOf = (sections: readonly Section[], place: number): number =>
  sections.slice(0, place).reduce((before, { questions }) => before + questions.length, 0);

export function Component() {
  const [open, setOpen] = useState<string | null>(null);
  const holdStill = useStayPut(open);
  const sections = faqSections(useCancellationFee());
  return (
    <div className={`page ${classes.page}`}>
      <PageHead
        title="FAQs"
        description="Answers about visits, prices, warranty and care of your appliances."
      />
      <StructuredData thing={asData(sections)} />
      <div className={classes.head}>
        <h1>Frequently asked questions</h1>
        <p>Prices, visits, warranty, and what you can check yourself before we come.</p>
      </div>
      <div className={classes.sections} onClickCapture={holdStill}>
        {sections.map((section, place) => (
          <FaqSection
            key={section.title}
            section={section}
            first={firstOf(sections, place)}
            open={open}
            setOpen={setOpen}
          />
        ))}
      </div>
    </div>
  );
}
