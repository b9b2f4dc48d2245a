import { inflateRawSync } from 'node:zlib';

const endOfDirectory = Buffer.from('PK\x05\x06');
const directoryEntry = 0x02014b50;
const localEntry = 0x04034b50;

/**
 * Unpacks the files of a ZIP archive one by one and returns their total size, because the stated sizes may be
 * wrong. Throws if the size exceeds `max`, or if the archive is broken or ZIP64.
 */
export function unzippedSize(archive: Buffer, max: number): number {
  const end = archive.lastIndexOf(endOfDirectory);
  let entry = archive.readUInt32LE(end + 16);
  let size = 0;
  while (archive.readUInt32LE(entry) === directoryEntry) {
    const isDeflated = archive.readUInt16LE(entry + 10) === 8;
    const packedSize = archive.readUInt32LE(entry + 20);
    const start = archive.readUInt32LE(entry + 42);
    if (archive.readUInt32LE(start) !== localEntry) throw new Error('An entry has no header');
    const from = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    if (from + packedSize > end) throw new Error('An entry ends outside the archive');
    const packed = archive.subarray(from, from + packedSize);
    size += isDeflated ? inflateRawSync(packed, { maxOutputLength: max - size + 1 }).length : packedSize;
    if (size > max)
      throw Object.assign(new Error('The archive is too large'), { code: 'ERR_BUFFER_TOO_LARGE' });
    const nameAndMore = [28, 30, 32].map((place) => archive.readUInt16LE(entry + place));
    entry += 46 + nameAndMore.reduce((sum, length) => sum + length, 0);
  }
  return size;
}
