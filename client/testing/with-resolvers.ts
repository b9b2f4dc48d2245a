export type Resolvers<T> = ReturnType<typeof withResolvers<T>>;

/** `Promise.withResolvers`, which is newer than the code of the browser may be. */
export function withResolvers<T>() {
  let resolve: (value: T | PromiseLike<T>) => void = () => {};
  let reject: (reason?: unknown) => void = () => {};
  const promise = new Promise<T>((...both) => {
    [resolve, reject] = both;
  });
  return { promise, resolve, reject };
}
