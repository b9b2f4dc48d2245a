import { accountFieldTexts } from '#shared/account-field-texts.ts';
import { maxPhotoBytes } from '#shared/limits.ts';

export const photoTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

type Read = { photo: string } | { refused: string };

export async function readPhoto(file: File): Promise<Read> {
  if (file.size >= maxPhotoBytes) return { refused: accountFieldTexts('photoTooLarge') };
  if (!photoTypes.some((type) => type === file.type))
    return { refused: accountFieldTexts('photoUnreadable') };
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ photo: String(reader.result) });
    reader.onerror = () => resolve({ refused: accountFieldTexts('photoUnreadable') });
    reader.readAsDataURL(file);
  });
}
