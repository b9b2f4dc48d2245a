import { maxPhotoBytes } from '#shared/limits.ts';
import { fieldMessages } from '#shared/messages.ts';

export const photoTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

type Read = { photo: string } | { refused: string };

export async function readPhoto(file: File): Promise<Read> {
  if (file.size >= maxPhotoBytes) return { refused: fieldMessages.photoTooLarge };
  if (!photoTypes.some((type) => type === file.type)) return { refused: fieldMessages.photoUnreadable };
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ photo: String(reader.result) });
    reader.onerror = () => resolve({ refused: fieldMessages.photoUnreadable });
    reader.readAsDataURL(file);
  });
}
