// Let's Talk and the enquiry form. The form's code comes when the reader comes near, or once the page has been
// quiet for a while (for those who come by keyboard or by the page's search); its place is kept.
import { useIntersection } from '@mantine/hooks';
import { lazy, useEffect, useState } from 'react';
import { chunk } from '#client/app/chunk.ts';
import { EnquiryFormSkeleton } from '#client/features/enquiries/EnquiryFormSkeleton.tsx';
import { LazyPart } from '#client/ui/LazyPart.tsx';
import classes from './EnquirySection.module.css';
import { LetsTalk } from './LetsTalk.tsx';

const EnquiryForm = lazy(chunk(() => import('#client/features/enquiries/EnquiryForm.tsx')));

const quietMs = 3_000;

export function EnquirySection() {
  const { ref, entry } = useIntersection({ rootMargin: '600px 0px' });
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (entry?.isIntersecting) setNear(true);
  }, [entry?.isIntersecting]);
  useEffect(() => {
    const timer = setTimeout(() => setNear(true), quietMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={`page ${classes.columns}`}>
      <LetsTalk />
      <section id="enquiry" className={classes.card} aria-labelledby="enquiry-title" ref={ref}>
        <h2 id="enquiry-title" className={classes.title}>
          Send an enquiry
        </h2>
        {near ? (
          <LazyPart
            loading={<EnquiryFormSkeleton />}
            failed={<p role="alert">The form did not load. Check your connection and reload the page.</p>}
          >
            <EnquiryForm />
          </LazyPart>
        ) : (
          <EnquiryFormSkeleton />
        )}
      </section>
    </div>
  );
}
