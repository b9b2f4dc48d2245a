import { type ReactNode, Suspense } from 'react';
import { ServiceStrip } from '#client/features/catalogue/ServiceStrip.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { LoadingNote } from '#client/ui/Skeletons.tsx';
import { firstCategories } from '#shared/business.ts';
import { paths } from '#shared/paths.ts';
import { homeTexts as t } from './texts.ts';

const compactStrips = 2;

const placeholders = firstCategories.map((label) => ({
  key: label,
  title: label,
  services: undefined,
  allAt: undefined,
}));

export function CategoryStrips({ children }: { children: ReactNode }) {
  const { data, isError, error, refetch, isFetching } = trpc.catalogue.strips.useQuery();
  if (isError && !data)
    return (
      <>
        {children}
        <LoadError error={error} retry={() => void refetch()} pending={isFetching} />
      </>
    );
  const strips = data
    ?.filter(({ services }) => services.length > 0)
    .map(({ category, services }) => ({
      key: category._id,
      title: category.label,
      services,
      allAt: paths.services([category.value]),
    }));
  return (
    <>
      {!strips && <LoadingNote what={t('loading')} />}
      {strips?.length === 0 && children}
      {(strips ?? placeholders).map(({ key, ...strip }, place) => (
        <Suspense key={key}>
          <ServiceStrip {...strip} compact={place < compactStrips} first={place === 0} />
          {place === 0 && children}
        </Suspense>
      ))}
    </>
  );
}
