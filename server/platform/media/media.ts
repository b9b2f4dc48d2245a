export type StoredPicture = { address: string; width: number; height: number; placeholder: string };

export type EncodedPicture = StoredPicture & { copies: readonly { name: string; body: Buffer }[] };

export type ByteRange = { from: number; to: number };

/** A folder or an S3-compatible bucket. Names are content-addressed, so a stored file never changes. */
export type MediaStore = {
  put(name: string, body: Buffer): Promise<void>;
  /** Returns the file or the bytes in `range`; null if it does not exist. */
  get(name: string, range?: ByteRange): Promise<Buffer | null>;
  /** Returns null if the file does not exist. */
  size(name: string): Promise<number | null>;
  remove(names: readonly string[]): Promise<void>;
};

export type Media = Pick<MediaStore, 'put' | 'get' | 'size'> & {
  /** Encodes an uploaded picture as WebP in several widths, without storing it. */
  encode(bytes: Buffer): Promise<EncodedPicture>;
  /** Returns a WebP of at most 256×256 pixels as a data URL. */
  profilePhoto(dataUrl: string): Promise<string>;
  /** Returns a WebP of at most 1280×1280 pixels as a data URL. */
  orderPicture(dataUrl: string): Promise<string>;
  remove(address: string): Promise<void>;
};
