import { Stack, Title } from '#client/ui/mantine/layout.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import classes from './Cart.module.css';
import { cartTexts as t } from './texts.ts';

const placeholders = [1, 2, 3, 4];

export const CartSkeleton = () => (
  <>
    <Title mb="md" fz="var(--type-2)">
      {t('cart')}
    </Title>
    <div className={classes.layout} aria-busy="true">
      <Stack gap="sm">
        <LoadingNote what={t('loading')} />
        {placeholders.map((place) => (
          <Skeleton key={place} width="100%" height={138} radius="var(--radius-card)" />
        ))}
      </Stack>
      <Skeleton width="100%" height={1400} radius="var(--radius-card)" />
    </div>
  </>
);
