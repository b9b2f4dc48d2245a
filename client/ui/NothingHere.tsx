import type { ReactNode } from 'react';
import art from '#client/assets/empty/not-found.svg';
import { paths } from '#shared/paths.ts';
import { ButtonLink } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { PageHead } from './PageHead.tsx';
import { uiTexts as t } from './texts.ts';

type Props = { title: string; text: string; children?: ReactNode };

export const NothingHere = ({ title, text, children }: Props) => (
  <div className="page">
    <PageHead title={title} canonical={null} />
    <EmptyState level={1} art={art} title={title} text={text}>
      <ButtonLink to={paths.services()}>{t('seeAll')}</ButtonLink>
      <ButtonLink to={paths.home} variant="outline">
        {t('backHome')}
      </ButtonLink>
      {children}
    </EmptyState>
  </div>
);
