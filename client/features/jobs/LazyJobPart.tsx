import type { ReactNode } from 'react';
import { LazyPart } from '#client/ui/LazyPart.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { jobTexts as t } from './texts.ts';

type Props = { loading?: ReactNode; failure?: string; children: ReactNode };

export const LazyJobPart = ({ loading = null, failure = t('partFailed'), children }: Props) => (
  <LazyPart loading={loading} failed={<Notice kind="failure">{failure}</Notice>}>
    {children}
  </LazyPart>
);
