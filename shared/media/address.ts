// Addresses of our pictures and the widths behind them. Free of zod: every page with a picture needs this.

/** Widths in which a picture is kept, in pixels; never wider than what was uploaded. */
export const pictureWidths = [320, 640, 960, 1600] as const;

// Our own addresses carry the picture's size, so that a page can reserve its place before it is loaded:
// /media/<hash>-<width>x<height>.webp; the narrower widths lie beside it as /media/<hash>-<width>x<height>-w<W>.webp
const ownPicture = /^\/media\/([0-9a-f]{32})-([0-9]{1,4})x([0-9]{1,5})\.webp$/;

/** Widths of the copies of a picture that is `width` pixels wide, the widest (its own) last. */
export const copyWidths = (width: number): number[] => [
  ...pictureWidths.filter((candidate) => candidate < width),
  width,
];

/** Root-relative address of a stored picture, or of a narrower copy; sizes in pixels of its widest copy. */
export const pictureAddress = (hash: string, width: number, height: number, copyWidth = width): string =>
  `/media/${hash}-${width}x${height}${copyWidth < width ? `-w${copyWidth}` : ''}.webp`;

/** What an own address tells: the widest copy's size and each copy's address; null for a foreign address. */
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
