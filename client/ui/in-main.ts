/** The target of the panel's portals, because screen readers hardly find content outside a landmark. */
export const inMain = () => ({
  target: globalThis.document?.getElementById('main') ?? globalThis.document?.body,
});
