// The estimate's place on pages of customers: its code comes where there is one.
import { type ComponentProps, lazy } from 'react';
import { chunk } from '#client/app/chunk.ts';
import { LazyPart } from '#client/ui/LazyPart.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import type CustomerEstimate from './CustomerEstimate.tsx';

const Part = lazy(chunk(() => import('./CustomerEstimate.tsx')));

export const LazyEstimate = (props: ComponentProps<typeof CustomerEstimate>) => (
  <LazyPart
    loading={<Skeleton width="100%" height={160} />}
    failed={<Notice kind="failure">The estimate did not load. Please reload the page.</Notice>}
  >
    <Part {...props} />
  </LazyPart>
);
