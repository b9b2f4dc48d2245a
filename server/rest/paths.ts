// Which paths /api has, and which methods each of them knows.

// The router knows a path by its decoded form, and so does 405.
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const pattern = (path: string) =>
  new RegExp(`^${path.replace('.', '\\.').replace(/:[a-zA-Z]+/g, '[^/]+')}/?$`);

/** Gives the methods that a path of the surface knows, for 405 with Allow; none for an unknown path. */
export function methodsOf(known: readonly { method: string; path: string }[]) {
  const byPath = new Map<string, { test: RegExp; methods: Set<string> }>();
  for (const { method, path } of known) {
    const entry = byPath.get(path) ?? { test: pattern(path), methods: new Set<string>() };
    entry.methods.add(method);
    if (method === 'GET') entry.methods.add('HEAD');
    byPath.set(path, entry);
  }
  return (url: string): string[] => {
    const path = decoded(url.split(/[?#]/, 1)[0] ?? '');
    return [...byPath.values()]
      .filter((entry) => entry.test.test(path))
      .flatMap((entry) => [...entry.methods]);
  };
}
