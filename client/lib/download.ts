import { readToken } from './session-token.ts';

export class ServerBusyError extends Error {
  readonly afterSeconds: number;
  constructor(afterSeconds: number) {
    super('busy with other files');
    this.afterSeconds = afterSeconds;
  }
}

/** Saves the file at a URL as `name`. Throws ServerBusyError if the server is busy. */
export async function download(address: string, name: string): Promise<void> {
  const token = readToken();
  const answer = await fetch(address, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    cache: 'no-store',
  });
  const wait = Number(answer.headers.get('retry-after'));
  if (answer.status === 503 && wait > 0) throw new ServerBusyError(wait);
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
