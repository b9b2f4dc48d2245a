import { afterEach, expect, test, vi } from 'vitest';
import { download } from './download.ts';

afterEach(() => vi.restoreAllMocks());

test('a download reports how many files of an archive have arrived', async () => {
  const entry = new Uint8Array([0x50, 0x4b, 3, 4, 0x50]);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const bytes of [new Uint8Array([...entry, ...entry]), entry]) controller.enqueue(bytes);
      controller.close();
    },
  });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { headers: { 'x-documents': '3' } }));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('#');
  const report = vi.fn();
  await download('/api/export-bill-pdfs', 'Bills.zip', report);
  expect(report.mock.calls).toEqual([
    [2, 3],
    [3, 3],
  ]);
});
