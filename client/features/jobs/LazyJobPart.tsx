import type { ReactNode } from 'react';
import { LazyPart } from '#client/ui/LazyPart.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { jobTexts as t } from './texts.ts';

type Props = { loading?: ReactNode; children: ReactNode };

export const LazyJobPart = ({ loading = null, children }: Props) => (
  <LazyPart loading={loading} failed={<Notice kind="failure">{t('partFailed')}</Notice>}>
    {children}
  </LazyPart>
);
