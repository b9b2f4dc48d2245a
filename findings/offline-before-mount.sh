#!/usr/bin/env bash
# @tanstack/query-core 5.108.0: a page that loses the network before its QueryClient is mounted does not read again when the
# network is back.
#
# A good guess is that refetchOnReconnect follows navigator.onLine. It follows a flag that begins as true and hears the
# window's events only from the first subscriber on, which is QueryClient.mount(): in React an effect, so after
# hydration. An 'offline' event before it is not heard; the next 'online' event then changes nothing, and a query that
# failed meanwhile stays failed. With onlineManager.setEventListener before the first script ends, it is heard.
#
# Seen: reads after 'online': offline after mount 2, offline before mount 1, with an early listener 2.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @tanstack/query-core@5.108.0
cat >try.mjs <<'JS'
const line = { onLine: true };
Object.defineProperty(globalThis, 'navigator', { value: line, configurable: true });
globalThis.window = globalThis;
const events = new EventTarget();
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
  globalThis[name] = events[name].bind(events);
const { onlineManager, QueryClient, QueryObserver } = await import('@tanstack/query-core');

const go = (onLine) => {
  line.onLine = onLine;
  dispatchEvent(new Event(onLine ? 'online' : 'offline'));
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

async function readsAfter(begin) {
  const client = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: false, refetchOnReconnect: true } },
  });
  let reads = 0;
  await begin(client);
  const observer = new QueryObserver(client, {
    queryKey: ['list'],
    queryFn: async () => {
      reads += 1;
      if (!line.onLine) throw new Error('no network');
      return 'rows';
    },
  });
  const end = observer.subscribe(() => {});
  await settled();
  go(true);
  await settled();
  end();
  client.unmount();
  return reads;
}

const afterMount = await readsAfter(async (client) => {
  client.mount();
  go(false);
});
const beforeMount = await readsAfter(async (client) => {
  go(false);
  client.mount();
});
const early = await readsAfter(async (client) => {
  onlineManager.setEventListener((set) => {
    const tell = () => set(line.onLine);
    addEventListener('online', tell);
    addEventListener('offline', tell);
    return () => {};
  });
  go(false);
  client.mount();
});
console.log(`reads: offline after mount ${afterMount}, before mount ${beforeMount}, early listener ${early}`);
process.exitCode = afterMount === 2 && beforeMount === 1 && early === 2 ? 0 : 1;
JS
node try.mjs
