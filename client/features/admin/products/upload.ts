import { readToken } from '#client/lib/session-token.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import { readPictureAddress } from '#shared/media/address.ts';
import { maxUploadBytes, uploadAnswer } from '#shared/media/schema.ts';
import { clientMessages } from '#shared/messages.ts';
import { readUrl } from '#shared/paths.ts';
import { productTexts as t } from './texts.ts';

/** Removes the origin from the URLs of the shop's own pictures, because the origin differs between installations. */
const withoutOrigin = (address: string): string => {
  const path = readUrl(address)?.pathname ?? address;
  return readPictureAddress(path) ? path : address;
};

/** Reads the JSON answer, or null if a proxy answered instead of the shop. */
function answerOf({ responseText }: XMLHttpRequest): { message?: unknown } | null {
  try {
    return JSON.parse(responseText);
  } catch {
    return null;
  }
}

/** Uploads a picture and returns its URL. `onProgress` gets 0 to 1, which fetch could not report. Rejects with words. */
export async function uploadPicture(file: File, onProgress: (share: number) => void): Promise<string> {
  if (file.size > maxUploadBytes) throw new Error(wordsOfFailure('imageTooLarge'));
  const request = new XMLHttpRequest();
  request.open('POST', '/api/upload-image');
  const token = readToken();
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
    if (lengthComputable) onProgress(loaded / total);
  };
  const answered = new Promise<void>((resolve, reject) => {
    request.onload = () => resolve();
    request.onerror = () => reject(new Error(t('notSent')));
  });
  const form = new FormData();
  form.append('file', file);
  request.send(form);
  await answered;
  const answer = answerOf(request);
  const upload = uploadAnswer.safeParse(answer).data;
  if (request.status < 300 && upload) return withoutOrigin(upload.url);
  const refused = request.status >= 300 && typeof answer?.message === 'string';
  throw new Error(refused ? String(answer.message) : clientMessages.somethingWrong);
}
