import { type ComponentType, use } from 'react';
import { type RouteObject, useLocation } from 'react-router-dom';
import type { Prefetch } from '#client/lib/prefetch.ts';
import { chunk } from './chunk.ts';

export type PageModule = { Component: ComponentType; prefetch?: Prefetch; handle?: { status: number } };

type Code = {
  load: () => Promise<ComponentType>;
  Loaded?: ComponentType;
  visit?: { key: string; loading: Promise<ComponentType> };
};

export type PageRoute = RouteObject &
  Omit<PageModule, 'Component'> & {
    /** Undefined once the code is there. */
    load?: (() => Promise<unknown>) | undefined;
  };

function Page({ code }: { code: Code }) {
  const { key } = useLocation();
  // After a failure the next visit tries again.
  if (!code.Loaded && code.visit?.key !== key) code.visit = { key, loading: code.load() };
  const Shown = code.visit ? use(code.visit.loading) : code.Loaded;
  return Shown && <Shown />;
}

/** A route whose code loads when `load` is called, or else when its page is first shown. */
export function lazyPage(id: string, read: () => Promise<PageModule>): PageRoute {
  const load = async () => {
    const { Component, ...rest } = await chunk(read)();
    code.Loaded = Component;
    Object.assign(route, rest, { load: undefined });
    return Component;
  };
  const code: Code = { load };
  const route: PageRoute = { id, load, element: <Page code={code} /> };
  return route;
}
