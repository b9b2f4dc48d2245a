import { lazy, Suspense } from 'react';
import { chunk } from '#client/app/chunk.ts';
import { useOrigin } from '#client/lib/origin.ts';
import type { Prefetch } from '#client/lib/prefetch.ts';
import { localBusiness } from '#client/lib/schema-org.ts';
import { useAuthToken } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import { LazyPart } from '#client/ui/LazyPart.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import { StructuredData } from '#client/ui/StructuredData.tsx';
import { cityOf } from '#shared/business/words.ts';
import { Banner } from './Banner.tsx';
import { CategoryStrips } from './CategoryStrips.tsx';
import { CategoryTiles, FindService } from './CategoryTiles.tsx';
import { EnquirySection } from './EnquirySection.tsx';
import classes from './Home.module.css';
import { OurServices, TrustRow, WhoWeAre, WhyChooseUs } from './Promises.tsx';
import { Reels } from './Reels.tsx';
import { homeTexts as t } from './texts.ts';

export const prefetch: Prefetch = (queries) =>
  Promise.all([
    queries.catalogue.strips.prefetch(),
    queries.catalogue.standing.prefetch(),
    queries.business.reels.prefetch(),
  ]);

const OpenBooking = lazy(chunk(() => import('./OpenBooking.tsx')));

/** The most urgent booking of a signed-in visitor. */
const SignedInWords = () =>
  useAuthToken() ? (
    <LazyPart loading={null} failed={null}>
      <OpenBooking />
    </LazyPart>
  ) : null;

function BusinessData() {
  const origin = useOrigin();
  const business = trpc.business.get.useQuery(undefined, { staleTime: 5 * 60_000 });
  return business.data ? <StructuredData thing={localBusiness(business.data, origin)} /> : null;
}

export function Component() {
  const city = cityOf(useBusiness());
  return (
    <>
      <PageHead title={t('title', { city })} />
      <BusinessData />
      <div className={`page ${classes.opening}`}>
        <h1 className={classes.title}>
          {t.rich('heading', {
            city,
            c: (name) => (
              <span key="city" style={{ display: 'inline-block' }}>
                {name}
              </span>
            ),
          })}
        </h1>
        <SignedInWords />
        <FindService />
        <CategoryTiles />
        <TrustRow />
        <CategoryStrips>
          <div className={classes.banner}>
            <Banner />
          </div>
        </CategoryStrips>
      </div>
      <Suspense>
        <WhoWeAre />
        <OurServices />
        <WhyChooseUs />
        <Reels />
        <EnquirySection />
      </Suspense>
    </>
  );
}
