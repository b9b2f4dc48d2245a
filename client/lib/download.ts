// Fetching a file with the session and handing it to the browser's downloads.
import { readToken } from './session-token.ts';

/** The server is busy with others' files; it may be asked again after so many seconds. */
export class NotYet extends Error {
  readonly afterSeconds: number;
  constructor(afterSeconds: number) {
    super('busy with other files');
    this.afterSeconds = afterSeconds;
  }
}

/** Saves what an address of ours answers as `name`. Rejects where no whole file came, with NotYet where it may later. */
export async function download(address: string, name: string): Promise<void> {
  const token = readToken();
  const answer = await fetch(address, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    cache: 'no-store',
  });
  const wait = Number(answer.headers.get('retry-after'));
  if (answer.status === 503 && wait > 0) throw new NotYet(wait);
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // the browser has taken the bytes by then
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
