// Addresses of our pictures and the widths behind them. Free of zod: every page with a picture needs this.

/** Widths in which a picture is kept, in pixels; never wider than what was uploaded. */
export const pictureWidths = [320, 640, 960, 1600] as const;

// Our own addresses carry the picture's size, so that a page can reserve its place before it is loaded:
// /media/<hash>-<width>x<height>.webp; the narrower widths lie beside it as /media/<hash>-<width>x<height>-w<W>.webp
const ownPicture = /^\/media\/([0-9a-f]{32})-([0-9]{1,4})x([0-9]{1,5})\.webp$/;

/** Root-relative address of a stored picture; sizes in pixels of its widest copy. */
export const pictureAddress = (hash: string, width: number, height: number): string =>
  `/media/${hash}-${width}x${height}.webp`;

/** What an own address tells: the widest copy's size and each copy's address; null for a foreign address. */
export const readPictureAddress = (address: string) => {
  const match = ownPicture.exec(address);
  if (!match) return null;
  const width = Number(match[2]);
  const height = Number(match[3]);
  const narrower = pictureWidths.filter((candidate) => candidate < width);
  const copies = [
    ...narrower.map((w) => ({ width: w, address: address.replace('.webp', `-w${w}.webp`) })),
    { width, address },
  ];
  return { width, height, copies };
};
