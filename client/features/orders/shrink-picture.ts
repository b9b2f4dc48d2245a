// A picture from the phone, made so small that it is sent in seconds: the server takes no more than it shows.

const longestSide = 1280;

/** A JPEG as a data URL, at most 1280 pixels on its longer side, upright. Rejects where the file is no picture. */
export async function shrinkPicture(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.85);
}
