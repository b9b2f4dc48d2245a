import { useBusiness } from '#client/lib/use-business.ts';
import { useCallTime } from '#client/lib/use-call-time.ts';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import classes from './EnquiryForm.module.css';
import { enquiryTexts as t } from './texts.ts';

export const WhenWeCall = () => t('callBack', { when: useCallTime(), hours: useBusiness().hours });

const Field = ({ height = 48, whole = false }: { height?: number; whole?: boolean }) => (
  <div className={whole ? classes.whole : undefined}>
    <Skeleton width={96} height={18} className={classes.labelSkeleton} />
    <Skeleton width="100%" height={height} radius="var(--radius-input)" />
  </div>
);

export function EnquiryFormSkeleton() {
  return (
    <div className={classes.form}>
      <Field />
      <Field />
      <Field />
      <Field />
      <Field whole />
      <Field whole height={120} />
      <Skeleton className={classes.whole} width="100%" height={44} radius="var(--radius-input)" />
      <p className={classes.sent}>
        <WhenWeCall />
      </p>
    </div>
  );
}
