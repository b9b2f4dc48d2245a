/**
 * The target of the panel's portals, because screen readers hardly find content outside a landmark. Read it when the portal
 * opens: an earlier render may have seen the main element of the page before.
 */
export const inMain = () => ({
  target: globalThis.document?.getElementById('main') ?? globalThis.document?.body,
});
