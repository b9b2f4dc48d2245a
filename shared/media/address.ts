// Does not import zod, because every page with a picture needs this file.

/** Widths of stored copies in pixels. A copy is never wider than the upload. */
export const pictureWidths = [320, 640, 960, 1600] as const;

const ownPicture = /^\/media\/([0-9a-f]{32})-([0-9]{1,4})x([0-9]{1,5})\.webp$/;

export const copyWidths = (width: number): number[] => [
  ...pictureWidths.filter((candidate) => candidate < width),
  width,
];

export const pictureAddress = (hash: string, width: number, height: number, copyWidth = width): string =>
  `/media/${hash}-${width}x${height}${copyWidth < width ? `-w${copyWidth}` : ''}.webp`;

export const readPictureAddress = (address: string) => {
  const [, hash, w, h] = ownPicture.exec(address) ?? [];
  if (!hash) return null;
  const width = Number(w);
  const height = Number(h);
  const copies = copyWidths(width).map((copyWidth) => ({
    width: copyWidth,
    address: pictureAddress(hash, width, height, copyWidth),
  }));
  return { width, height, copies };
};
