import { useRef, useState } from 'react';
import { uploadPicture } from './upload.ts';

export type Upload = { key: number; name: string; share: number; failed: string | null };

/** Uploads pictures one after the other. `add` receives the URL of each picture. */
export function useUploads(add: (address: string) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const nextKey = useRef(0);
  const queue = useRef(Promise.resolve());

  const patch = (key: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  const drop = (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key));

  const send = (file: File) => {
    const key = nextKey.current++;
    setUploads((all) => [...all, { key, name: file.name, share: 0, failed: null }]);
    queue.current = queue.current.then(async () => {
      try {
        add(await uploadPicture(file, (share) => patch(key, { share })));
        drop(key);
      } catch (error) {
        patch(key, { failed: (error as Error).message });
      }
    });
  };
  return { uploads, send, drop, running: uploads.some(({ failed }) => failed === null) };
}

export function movePicture(pictures: readonly string[], from: number, by: number): string[] {
  const to = from + by;
  const picture = pictures[from];
  if (picture === undefined || to < 0 || to >= pictures.length) return [...pictures];
  const others = pictures.filter((_, at) => at !== from);
  return [...others.slice(0, to), picture, ...others.slice(to)];
}

export const addPicture = (pictures: readonly string[], picture: string): string[] =>
  pictures.includes(picture) ? [...pictures] : [...pictures, picture];
