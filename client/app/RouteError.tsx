import { type ReactNode, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import offlineArt from '#client/assets/empty/offline.svg?inline';
import brokenArt from '#client/assets/empty/something-broke.svg';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { clientMessages } from '#shared/client-messages.ts';
import { currentLanguage, prefixOf } from '#shared/language.ts';
import { paths } from '#shared/paths.ts';
import { ChunkLoadError } from './chunk.ts';
import { appTexts as t } from './texts.ts';

const newErrorId = () => Math.random().toString(36).slice(2, 8).toUpperCase().padEnd(6, '0');

const RouteError = ({ error }: { error: unknown }) =>
  error instanceof ChunkLoadError ? <ChunkFailed /> : <RenderFailed error={error} />;

const ShellError = ({ error }: { error: unknown }) => (
  <main>
    <RouteError error={error} />
  </main>
);

/** Shows the error of a child until the next navigation. `whole`: the error screen brings the page's frame too. */
export const CatchErrors = ({ whole = false, children }: { whole?: boolean; children: ReactNode }) => (
  <ErrorBoundary FallbackComponent={whole ? ShellError : RouteError} resetKeys={[useLocation().key]}>
    {children}
  </ErrorBoundary>
);

const ChunkFailed = () => (
  <EmptyState role="alert" level={1} art={offlineArt} title={t('notLoaded')} text={t('notLoadedHelp')}>
    <title>{t('notLoaded')}</title>
    <Button onClick={() => location.reload()}>{t('reload')}</Button>
    <HomeLink />
  </EmptyState>
);

function RenderFailed({ error }: { error: unknown }) {
  const [id] = useState(newErrorId);
  useEffect(() => console.error(`Error ${id}`, error), [id, error]);
  return (
    <EmptyState
      role="alert"
      level={1}
      art={brokenArt}
      title={clientMessages.renderError}
      text={t('ourMistake', { id })}
    >
      <title>{clientMessages.renderError}</title>
      <Button onClick={() => location.reload()}>{t('reload')}</Button>
      <HomeLink />
    </EmptyState>
  );
}

// A plain link reloads the page from the server, so it works whatever state broke the page.
const HomeLink = () => (
  <a href={prefixOf(currentLanguage()) + paths.home} className="tall-link">
    {t('backHome')}
  </a>
);
