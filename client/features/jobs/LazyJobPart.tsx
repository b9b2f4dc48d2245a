import type { ReactNode } from 'react';
import { LazyPart } from '#client/ui/LazyPart.tsx';
import { Notice } from '#client/ui/Notice.tsx';

type Props = { loading?: ReactNode; what?: string; children: ReactNode };

export const LazyJobPart = ({ loading = null, what = 'This', children }: Props) => (
  <LazyPart
    loading={loading}
    failed={<Notice kind="failure">{what} did not load. Please reload the page.</Notice>}
  >
    {children}
  </LazyPart>
);
