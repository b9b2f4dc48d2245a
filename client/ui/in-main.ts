/** Where a portal of the panel goes: content outside a landmark is hard to find with a screen reader. */
export const inMain = () => ({
  target: globalThis.document?.getElementById('main') ?? globalThis.document?.body,
});
