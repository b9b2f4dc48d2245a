// Pictures as commands see them: bytes in, stored copies and an address out.

export type StoredPicture = { address: string; width: number; height: number; placeholder: string };

export type MediaFile = { body: Buffer | NodeJS.ReadableStream; bytes: number; type: string };

/** Where files lie: a folder or an S3-compatible store. Names are content-addressed and never rewritten. */
export type MediaStore = {
  put(name: string, body: Buffer, type: string): Promise<void>;
  get(name: string): Promise<MediaFile | null>;
  remove(names: readonly string[]): Promise<void>;
};

export type Media = {
  /**
   * Decodes, re-encodes and stores an uploaded picture in several widths.
   * Throws AppError imageUnreadable, imageTooManyPixels or imageTooLarge and then leaves nothing behind.
   */
  store(bytes: Buffer): Promise<StoredPicture>;
  /** A profile photo: at most 256×256 WebP as a data URL. Throws AppError photoUnreadable. */
  profilePhoto(dataUrl: string): Promise<string>;
  /** A stored file for the /media path; null where there is none. */
  get(name: string): Promise<MediaFile | null>;
  /** Removes all copies of a picture. */
  remove(address: string): Promise<void>;
};
