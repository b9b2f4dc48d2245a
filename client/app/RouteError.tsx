import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import offlineArt from '#client/assets/empty/offline.svg?inline';
import brokenArt from '#client/assets/empty/something-broke.svg';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { PageSkeleton } from '#client/ui/Skeletons.tsx';
import { clientMessages } from '#shared/client-messages.ts';
import { paths } from '#shared/paths.ts';
import { ChunkLoadError, reloadAfterDeploy } from './chunk.ts';

const newErrorId = () => Math.random().toString(36).slice(2, 8).toUpperCase().padEnd(6, '0');

export function RouteError() {
  const error = useRouteError();
  return error instanceof ChunkLoadError ? <ChunkFailed /> : <RenderFailed error={error} />;
}

export function ShellError() {
  return (
    <main>
      <RouteError />
    </main>
  );
}

function ChunkFailed() {
  const [reloads, setReloads] = useState(true);
  useEffect(() => {
    void reloadAfterDeploy().then(setReloads);
  }, []);
  if (reloads) return <PageSkeleton />;
  return (
    <EmptyState
      role="alert"
      level={1}
      art={offlineArt}
      title="This page did not load"
      text="Your connection broke, or we have just updated the shop. Please reload the page."
    >
      <title>This page did not load</title>
      <Button onClick={() => location.reload()}>Reload</Button>
      <HomeLink />
    </EmptyState>
  );
}

function RenderFailed({ error }: { error: unknown }) {
  const [id] = useState(newErrorId);
  useEffect(() => console.error(`Error ${id}`, error), [id, error]);
  return (
    <EmptyState
      role="alert"
      level={1}
      art={brokenArt}
      title={clientMessages.renderError}
      text={`This is our mistake. Please reload the page. If it happens again, tell us this number: ${id}`}
    >
      <title>{clientMessages.renderError}</title>
      <Button onClick={() => location.reload()}>Reload</Button>
      <HomeLink />
    </EmptyState>
  );
}

// A plain link reloads the page from the server, so it works whatever state broke the page.
const HomeLink = () => (
  <a href={paths.home} style={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
    Back to Home
  </a>
);
