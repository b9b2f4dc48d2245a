import { ServiceStrip } from '#client/features/catalogue/ServiceStrip.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { LoadingNote } from '#client/ui/Skeletons.tsx';
import { firstCategories } from '#shared/business.ts';
import { paths } from '#shared/paths.ts';

const compactStrips = 2;

export function CategoryStrips() {
  const strips = trpc.catalogue.strips.useQuery();
  if (strips.data) {
    return strips.data
      .filter(({ services }) => services.length > 0)
      .map(({ category, services }, place) => (
        <ServiceStrip
          key={category._id}
          title={category.label}
          services={services}
          compact={place < compactStrips}
          allAt={paths.services([category.value])}
          first={place === 0}
        />
      ));
  }
  if (strips.isError) {
    return <LoadError error={strips.error} retry={() => void strips.refetch()} pending={strips.isFetching} />;
  }
  return (
    <>
      <LoadingNote what="Loading services" />
      {firstCategories.map((label, place) => (
        <ServiceStrip
          key={label}
          title={label}
          services={undefined}
          compact={place < compactStrips}
          first={place === 0}
        />
      ))}
    </>
  );
}
