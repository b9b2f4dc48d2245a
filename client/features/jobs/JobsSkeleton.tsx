import { Stack } from '#client/ui/mantine/layout.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import card from './JobCard.module.css';
import { jobTexts as t } from './texts.ts';

export const JobsSkeleton = () => (
  <Stack gap={12}>
    <LoadingNote what={t('loading')} />
    {[1, 2].map((nth) => (
      <div key={nth} className={card.card} aria-hidden="true">
        <Skeleton width="50%" height={28} />
        <Skeleton width="70%" height={24} />
        <Skeleton width="100%" height={72} />
        <Skeleton width="100%" height={56} radius="var(--radius-input)" />
      </div>
    ))}
  </Stack>
);
