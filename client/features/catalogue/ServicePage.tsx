import { useIntersection } from '@mantine/hooks';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useIsMissing } from '#client/lib/missing.ts';
import { useOrigin } from '#client/lib/origin.ts';
import type { Prefetch } from '#client/lib/prefetch.ts';
import { breadcrumbs, serviceOffer } from '#client/lib/schema-org.ts';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import { useCallTime } from '#client/lib/use-call-time.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Box, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { NothingHere } from '#client/ui/NothingHere.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import { PageSkeleton } from '#client/ui/Skeletons.tsx';
import { StructuredData } from '#client/ui/StructuredData.tsx';
import { Unbroken } from '#client/ui/Unbroken.tsx';
import { asSentence, paySentence, promiseOf } from '#shared/business/words.ts';
import { isPlannedWork } from '#shared/catalogue/faults.ts';
import type { Service } from '#shared/catalogue/schema.ts';
import { shortened } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { serviceFailureTexts } from '#shared/service-failure-texts.ts';
import { chargeCovers } from './charge-words.ts';
import { Feedbacks } from './Feedbacks.tsx';
import { PlusTax } from './PlusTax.tsx';
import { RepairButton } from './RepairButton.tsx';
import { ServiceFacts, ServiceWords, useCategoryLabel } from './ServiceFacts.tsx';
import classes from './ServicePage.module.css';
import { ServicePicture } from './ServicePicture.tsx';
import { ServiceStrip } from './ServiceStrip.tsx';
import { catalogueTexts as t } from './texts.ts';

type Detail = Answer['catalogue']['service'];

const recommendedCount = 13;
const recommendedFor = (category: string) => ({ category, limit: recommendedCount });

// Service ids are the same in upper and lower case.
const idOf = ({ id = '' }: { id?: string }): string => id.toLowerCase();

export const prefetch: Prefetch = async (queries, { params }) => {
  const detail = await queries.catalogue.service.ensureData({ productId: idOf(params) });
  await Promise.all([
    queries.catalogue.shelf.prefetch(recommendedFor(detail.product.category)),
    queries.visits.times.prefetch({}),
  ]);
};

export function Component() {
  const id = idOf(useParams());
  const detail = trpc.catalogue.service.useQuery({ productId: id });
  if (useIsMissing(detail))
    return <NothingHere title={serviceFailureTexts('serviceNotFound')} text={t('noLonger')} />;
  if (detail.data) return <ServiceDetail key={id} detail={detail.data} />;
  return detail.isPending ? (
    <PageSkeleton title={t('service')} />
  ) : (
    <LoadError error={detail.error} retry={() => void detail.refetch()} pending={detail.isFetching} />
  );
}

function ServiceDetail({ detail: { product, feedbacks } }: { detail: Detail }) {
  const recommended = trpc.catalogue.shelf.useQuery(recommendedFor(product.category));
  const others = recommended.data?.items.filter(({ _id }) => _id !== product._id);
  const { ref: firstButton, entry } = useIntersection();
  return (
    <Box className="page" pt={{ base: 'md', sm: 'xl' }}>
      <PageHead
        title={product.productName}
        description={shortened(product.description, 155)}
        {...(product.productImage[0] ? { picture: product.productImage[0] } : {})}
      />
      <ServiceData service={product} />
      <div className={classes.detail}>
        <ServicePicture service={product} />
        <ServiceFacts service={product} feedbacks={feedbacks} firstButton={firstButton} />
        <ServiceWords service={product} />
      </div>
      <Suspense>
        <NextSteps service={product} />
      </Suspense>
      <RepairBar
        service={product}
        hasFirstButtonLeft={entry !== null && !entry.isIntersecting && entry.boundingClientRect.top < 0}
      />
      <Suspense>
        <Feedbacks feedbacks={feedbacks} />
        {(recommended.isPending || (others && others.length > 0)) && (
          <ServiceStrip
            title={t('recommended')}
            services={others}
            allAt={paths.services([product.category])}
          />
        )}
      </Suspense>
    </Box>
  );
}

function ServiceData({ service }: { service: Service }) {
  const origin = useOrigin();
  const business = useBusiness();
  const category = useCategoryLabel(service.category);
  const path = paths.service(service._id);
  const steps = [
    { name: t('home'), path: paths.home },
    { name: category, path: paths.services([service.category]) },
    { name: service.productName, path },
  ];
  return (
    <>
      <StructuredData thing={serviceOffer({ ...service, category }, origin, path, business)} />
      <StructuredData thing={breadcrumbs(origin, steps)} />
    </>
  );
}

function NextSteps({ service }: { service: Service }) {
  const business = useBusiness();
  const { warrantyDays: days } = service;
  const steps = [
    { title: t('youChoose'), text: t('orWeCall', { when: useCallTime() }) },
    { title: t('weCome'), text: asSentence(promiseOf(business)) },
    { title: t('youAgree'), text: t('youAgreeText') },
    { title: t(isPlannedWork(service) ? 'weWork' : 'weRepair'), text: asSentence(paySentence(business)) },
    ...(days > 0 ? [{ title: t('daysWarranty', { days }), text: t('onWorkAndParts') }] : []),
  ];
  return (
    <Box component="section" mt={40} aria-labelledby="next-steps">
      <h2 id="next-steps">{t('next')}</h2>
      <ol className={classes.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <Unbroken>{text}</Unbroken>
            </p>
          </li>
        ))}
      </ol>
    </Box>
  );
}

type BarProps = { service: Service; hasFirstButtonLeft: boolean };

/** A second button at the bottom of a phone's screen, once the first button has scrolled out at the top. */
function RepairBar({ service, hasFirstButtonLeft }: BarProps) {
  return (
    <div className={classes.bar} data-visible={hasFirstButtonLeft || undefined}>
      <Stack component="p" gap={0} lh="max(1.25, var(--least-line))">
        <Text span fz="xl" fw={800}>
          <Money rupees={service.charge} />
        </Text>
        <Text span inherit fz="sm" c="dimmed">
          {chargeCovers(service)}
          <PlusTax />
        </Text>
      </Stack>
      <RepairButton serviceId={service._id} describedBy="service-name" />
    </div>
  );
}
