// Sending a picture to the shop, with the share that has gone so far (which fetch cannot tell).
import { readToken } from '#client/lib/session-token.ts';
import { failures } from '#shared/errors.ts';
import { readPictureAddress } from '#shared/media/address.ts';
import { maxUploadBytes, uploadAnswer } from '#shared/media/schema.ts';
import { clientMessages } from '#shared/messages.ts';

/** Our own pictures are kept without the shop's origin, which is another one behind every door. */
const withoutOrigin = (address: string): string => {
  const path = URL.canParse(address) ? new URL(address).pathname : address;
  return readPictureAddress(path) ? path : address;
};

/** What was answered; null where it is none of ours. */
function answerOf({ responseText }: XMLHttpRequest): { message?: unknown } | null {
  try {
    return JSON.parse(responseText);
  } catch {
    return null;
  }
}

/**
 * Uploads one picture and gives its address. `onProgress` hears shares from 0 to 1. Rejects with words for a
 * person; a file beyond 10 MB is refused before it is sent.
 */
export async function uploadPicture(file: File, onProgress: (share: number) => void): Promise<string> {
  if (file.size > maxUploadBytes) throw new Error(failures.imageTooLarge.text);
  const { promise: answered, resolve, reject } = Promise.withResolvers<void>();
  const request = new XMLHttpRequest();
  request.open('POST', '/api/upload-image');
  const token = readToken();
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
    if (lengthComputable) onProgress(loaded / total);
  };
  request.onload = () => resolve();
  request.onerror = () => reject(new Error('The picture was not sent. Check your connection and try again.'));
  const form = new FormData();
  form.append('file', file);
  request.send(form);
  await answered;
  const answer = answerOf(request);
  const taken = uploadAnswer.safeParse(answer).data;
  if (request.status < 300 && taken) return withoutOrigin(taken.url);
  const refused = request.status >= 300 && typeof answer?.message === 'string';
  throw new Error(refused ? String(answer.message) : clientMessages.somethingWrong);
}
