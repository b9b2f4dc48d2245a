// One service: what it is, what it costs, what others say, and how to ask for it.
import { useIntersection } from '@mantine/hooks';
import { useParams } from 'react-router-dom';
import { codeOf } from '#client/lib/failure.ts';
import { useOrigin } from '#client/lib/origin.ts';
import type { Prefetch } from '#client/lib/prefetch.ts';
import { breadcrumbs, serviceOffer } from '#client/lib/schema-org.ts';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { NothingHere } from '#client/ui/NothingHere.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import { StructuredData } from '#client/ui/StructuredData.tsx';
import { paths } from '#shared/paths.ts';
import { Feedbacks } from './Feedbacks.tsx';
import { NextSteps } from './NextSteps.tsx';
import { useTaxOnTop } from './PlusTax.tsx';
import { RepairBar } from './RepairBar.tsx';
import { ServiceFacts } from './ServiceFacts.tsx';
import classes from './ServicePage.module.css';
import { ServicePageSkeleton } from './ServicePageSkeleton.tsx';
import { ServicePicture } from './ServicePicture.tsx';
import { ServiceStrip } from './ServiceStrip.tsx';

const recommendedCount = 13;
const recommendedFor = (category: string) => ({ category, limit: recommendedCount });

// Keys are the same in either case, and so are their pages.
const idOf = ({ id = '' }: { id?: string }): string => id.toLowerCase();

export const prefetch: Prefetch = async (queries, { params }) => {
  const detail = await queries.catalogue.service.ensureData({ productId: idOf(params) });
  await queries.catalogue.categoryServices.prefetch(recommendedFor(detail.product.category));
};

export function Component() {
  const id = idOf(useParams());
  const detail = trpc.catalogue.service.useQuery({ productId: id });
  if (detail.data) return <Detail key={id} detail={detail.data} />;
  if (!detail.isError) return <ServicePageSkeleton />;
  return codeOf(detail.error) === 'NOT_FOUND' ? (
    <NothingHere
      title={detail.error.message}
      text="We may no longer offer it, or the link may be incomplete."
    />
  ) : (
    <LoadError error={detail.error} retry={() => void detail.refetch()} pending={detail.isFetching} />
  );
}

function ServiceData({ service }: { service: Answer['catalogue']['service']['product'] }) {
  const origin = useOrigin();
  const taxOnTop = useTaxOnTop();
  const here = paths.service(service._id);
  const steps = [
    { name: 'Home', path: paths.home },
    { name: service.category, path: paths.services([service.category]) },
    { name: service.productName, path: here },
  ];
  return (
    <>
      <StructuredData thing={serviceOffer(service, origin, here, taxOnTop)} />
      <StructuredData thing={breadcrumbs(origin, steps)} />
    </>
  );
}

function Detail({ detail: { product, feedbacks } }: { detail: Answer['catalogue']['service'] }) {
  const recommended = trpc.catalogue.categoryServices.useQuery(recommendedFor(product.category));
  const others = recommended.data?.items.filter(({ _id }) => _id !== product._id);
  // Until it is known whether the first button is in sight, the second one does not cover anything.
  const { ref: firstButton, entry } = useIntersection();
  return (
    <div className={`page ${classes.page}`}>
      <PageHead
        title={product.productName}
        description={product.description.slice(0, 155)}
        {...(product.productImage[0] ? { picture: product.productImage[0] } : {})}
      />
      <ServiceData service={product} />
      <div className={classes.top}>
        <ServicePicture service={product} />
        <ServiceFacts service={product} firstButton={firstButton} />
      </div>
      <NextSteps warrantyDays={product.warrantyDays} />
      <RepairBar service={product} inReach={entry ? !entry.isIntersecting : false} />
      <Feedbacks feedbacks={feedbacks} />
      {(recommended.isPending || (others && others.length > 0)) && (
        <ServiceStrip title="Recommended" services={others} allAt={paths.services([product.category])} />
      )}
    </div>
  );
}
