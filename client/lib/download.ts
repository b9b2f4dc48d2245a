// Fetching a file with the session and handing it to the browser's downloads.
import { readToken } from './session-token.ts';

/** Saves what an address of ours answers as `name`. Rejects where no whole file came. */
export async function download(address: string, name: string): Promise<void> {
  const token = readToken();
  const answer = await fetch(address, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    cache: 'no-store',
  });
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // the browser has taken the bytes by then
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
