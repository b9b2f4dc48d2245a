import type { ReactNode } from 'react';
import { failureTexts } from '#client/lib/failure-texts.ts';
import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';
import { LazyPart } from '#client/ui/LazyPart.tsx';
import { Notice } from '#client/ui/Notice.tsx';

type Props = { loading?: ReactNode; children: ReactNode };

/** A part of the panel whose code loads when it opens. */
export function PanelPart({ loading = null, children }: Props) {
  if (!useKnownInBrowser(true)) return loading;
  return (
    <LazyPart loading={loading} failed={<Notice kind="failure">{failureTexts('partFailed')}</Notice>}>
      {children}
    </LazyPart>
  );
}
