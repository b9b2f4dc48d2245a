// Back that is pressed on a slow phone while a rendered page becomes ours: the page must not stay at what was left.
import type { DataRouter } from 'react-router-dom';

const withoutPart = (address: string) => address.split('#')[0];

/** Whether the address is still the one whose page the server has rendered into this document. */
export function isWhereItWasRendered(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return !visit || withoutPart(visit.name) === withoutPart(location.href);
}

/**
 * From now on who begins to listen to this router hears at once where it has gone meanwhile. The router's own provider reads
 * the place when it begins to draw, and listens once all is drawn.
 */
export function tellLateListeners(router: DataRouter): void {
  const begun = router.state;
  const subscribe = router.subscribe.bind(router);
  router.subscribe = (listener) => {
    const end = subscribe(listener);
    if (router.state !== begun)
      listener(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
    return end;
  };
}
