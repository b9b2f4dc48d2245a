// The questions and answers. One place in every section is open at a time: the open state is an index that all
// sections share (specification, section 2).
import { useState } from 'react';
import type { Prefetch } from '#client/lib/prefetch.ts';
import { PageHead } from '#client/ui/PageHead.tsx';
import classes from './FaqPage.module.css';
import { FaqSection } from './FaqSection.tsx';
import { faqSections } from './faq-content.ts';
import { useStayPut } from './use-stay-put.ts';

export const prefetch: Prefetch = (queries) => queries.business.get.prefetch();

export function Component() {
  const [open, setOpen] = useState<string | null>(null);
  const holdStill = useStayPut(open);
  return (
    <div className={`page ${classes.page}`}>
      <PageHead
        title="FAQs"
        description="Answers about visits, prices, warranty and care of your appliances."
      />
      <div className={classes.head}>
        <h1>Frequently asked questions</h1>
        <p>Prices, visits, warranty, and what you can check yourself before we come.</p>
      </div>
      <div className={classes.sections} onClickCapture={holdStill}>
        {faqSections.map((section) => (
          <FaqSection key={section.title} section={section} open={open} setOpen={setOpen} />
        ))}
      </div>
    </div>
  );
}
