import { useIntersection } from '@mantine/hooks';
import { lazy, useEffect } from 'react';
import { chunk } from '#client/app/chunk.ts';
import { CallUs } from '#client/features/content/CallUs.tsx';
import { LazyPart } from '#client/ui/LazyPart.tsx';
import { Paper, Stack, Title } from '#client/ui/mantine/layout.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import classes from './Home.module.css';
import { homeTexts as t } from './texts.ts';

let need = () => {};
const needed = new Promise<void>((resolve) => {
  need = resolve;
});
const loadForm = chunk(() => import('#client/features/enquiries/EnquiryForm.tsx'));

// If the code does not load, the server's form stays and the server answers it.
const leaveToServer = (error: unknown) =>
  document.querySelector('#enquiry form') ? new Promise<never>(() => {}) : Promise.reject(error);

// The server renders the form. Its code comes when the form is needed; React then takes over what is there.
const EnquiryForm = import.meta.env.SSR
  ? (await loadForm()).default
  : lazy(() => needed.then(loadForm).catch(leaveToServer));

// The same element at each rendering, so that no rendering reaches the form before its code.
const form = (
  <LazyPart loading={<Skeleton width="100%" height={640} />} failed={<p role="alert">{t('formFailed')}</p>}>
    <EnquiryForm />
  </LazyPart>
);

const loadAfterMs = 3_000;

// Loads the form's code when the form is near, or after a while for visitors who jump there by keyboard.
function useFormNeeded() {
  const { ref, entry } = useIntersection({ rootMargin: '600px 0px' });
  useEffect(() => {
    if (entry?.isIntersecting) need();
  }, [entry?.isIntersecting]);
  useEffect(() => {
    const timer = setTimeout(need, loadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return ref;
}

export function EnquirySection() {
  const ref = useFormNeeded();
  return (
    <div className={`page ${classes.enquiry}`}>
      <Stack gap="sm" renderRoot={(props) => <section {...props} />} aria-labelledby="lets-talk">
        <h2 id="lets-talk">{t('talk')}</h2>
        <p>{t('talkText')}</p>
        <CallUs />
      </Stack>
      <Paper
        component="section"
        withBorder
        radius="lg"
        p={{ base: 'md', sm: 'xl' }}
        id="enquiry"
        aria-labelledby="enquiry-title"
        ref={ref}
      >
        <Title order={2} mb="md" fz="var(--type-3)" id="enquiry-title">
          {t('sendEnquiry')}
        </Title>
        {form}
      </Paper>
    </div>
  );
}
