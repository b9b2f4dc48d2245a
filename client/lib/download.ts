import { readToken } from './session-token.ts';

export class ServerBusyError extends Error {
  readonly afterSeconds: number;
  constructor(afterSeconds: number) {
    super('busy with other files');
    this.afterSeconds = afterSeconds;
  }
}

// In a ZIP archive each file begins with PK and these two bytes.
function countFiles(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(0x50); at >= 0; at = bytes.indexOf(0x50, at + 1))
    if (bytes[at + 1] === 0x4b && bytes[at + 2] === 3 && bytes[at + 3] === 4) count += 1;
  return count;
}

type Progress = (done: number, total: number) => void;

async function readArchive(body: ReadableStream<Uint8Array>, total: number, report: Progress): Promise<Blob> {
  let done = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      done += countFiles(bytes);
      report(Math.min(done, total), total);
      controller.enqueue(bytes);
    },
  });
  return new Response(body.pipeThrough(counting)).blob();
}

/**
 * Saves the file at a URL as `name`. For an archive, reports how many files have arrived, if the server
 * states their number. Throws ServerBusyError if the server is busy.
 */
export async function download(address: string, name: string, report: Progress = () => {}): Promise<void> {
  const token = readToken();
  const answer = await fetch(address, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    cache: 'no-store',
  });
  const wait = Number(answer.headers.get('retry-after'));
  if (answer.status === 503 && wait > 0) throw new ServerBusyError(wait);
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
  const total = Number(answer.headers.get('x-documents'));
  const file = answer.body && total > 0 ? await readArchive(answer.body, total, report) : await answer.blob();
  saveFile(file, name);
}

/** Lets the browser save a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
