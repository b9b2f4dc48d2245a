export type StoredPicture = { address: string; width: number; height: number; placeholder: string };

export type EncodedPicture = StoredPicture & { copies: readonly { name: string; body: Buffer }[] };

export type ByteRange = { from: number; to: number };

/**
 * Stores files in a folder or an S3-compatible bucket. The name contains a hash of the content, so a stored
 * file never changes.
 */
export type MediaStore = {
  put(name: string, body: Buffer): Promise<void>;
  get(name: string, range?: ByteRange): Promise<Buffer | null>;
  size(name: string): Promise<number | null>;
  remove(names: readonly string[]): Promise<void>;
  /** Throws StartError if the folder or bucket cannot be used. */
  check(): Promise<void>;
};
