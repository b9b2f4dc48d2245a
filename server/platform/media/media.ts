// Pictures as commands see them: bytes in, encoded copies and an address out; and where their files lie.

export type StoredPicture = { address: string; width: number; height: number; placeholder: string };

/** A picture ready to be stored: its copies in all widths, the widest last. */
export type EncodedPicture = StoredPicture & { copies: readonly { name: string; body: Buffer }[] };

/** Bytes of a file from `from` to `to`, both included, counted from 0. */
export type ByteRange = { from: number; to: number };

/**
 * Where files lie: a folder or an S3-compatible store. Names are content-addressed: what lies under one never
 * changes. A store that is full, away or not writable throws AppError unavailable and keeps nothing half written.
 */
export type MediaStore = {
  put(name: string, body: Buffer): Promise<void>;
  /** The file, or the bytes of it that `range` names; null where there is none. */
  get(name: string, range?: ByteRange): Promise<Buffer | null>;
  /** Size in bytes; null where there is none. */
  size(name: string): Promise<number | null>;
  /** Removes files; one that is not there is no failure. */
  remove(names: readonly string[]): Promise<void>;
};

export type Media = Pick<MediaStore, 'put' | 'get' | 'size'> & {
  /**
   * Decodes an uploaded picture and encodes it as WebP in several widths; nothing is stored yet.
   * Throws AppError imageUnreadable, imageTooManyPixels, imageTooLarge, or unavailable where too many wait.
   */
  encode(bytes: Buffer): Promise<EncodedPicture>;
  /**
   * A profile photo: at most 256×256 WebP as a data URL.
   * Throws AppError photoUnreadable, photoTooLarge, imageTooManyPixels, or unavailable where too many wait.
   */
  profilePhoto(dataUrl: string): Promise<string>;
  /** A picture of a booking: at most 1280×1280 WebP as a data URL. Throws as `profilePhoto` does. */
  orderPicture(dataUrl: string): Promise<string>;
  /** Removes all copies of a picture. */
  remove(address: string): Promise<void>;
};
