// Pictures on their way to the shop: one after the other, each with its progress or its refusal.
import { useRef, useState } from 'react';
import { uploadPicture } from './upload.ts';

export type Upload = { key: number; name: string; share: number; failed: string | null };

/** `add` hears the address of each picture that has arrived, in the order in which they were chosen. */
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
