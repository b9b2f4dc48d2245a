import { inflateRawSync } from 'node:zlib';

const endOfDirectory = Buffer.from('PK\x05\x06');
const directoryEntry = 0x02014b50;
const localEntry = 0x04034b50;
const in64 = 0xffffffff;

const big = (bytes: Buffer, at: number): number => Number(bytes.readBigUInt64LE(at));

function directoryOf(archive: Buffer, end: number): number {
  const start = archive.readUInt32LE(end + 16);
  return start === in64 ? big(archive, big(archive, end - 20 + 8) + 48) : start;
}

/** The sizes of an entry and the place of its content, which ZIP64 keeps in an extra field. */
function factsOf(archive: Buffer, entry: number, extra: Buffer) {
  const facts = [24, 20, 42].map((place) => archive.readUInt32LE(entry + place));
  let at = 0;
  while (at + 4 <= extra.length && extra.readUInt16LE(at) !== 1) at += 4 + extra.readUInt16LE(at + 2);
  at += 4;
  return facts.map((fact) => {
    if (fact !== in64) return fact;
    at += 8;
    return big(extra, at - 8);
  }) as [size: number, packed: number, start: number];
}

/**
 * Unpacks a ZIP archive into its files by name. The stated sizes may be wrong, so the real ones are added up.
 * Throws if they exceed `max`, or if the archive is broken.
 */
export function unzip(archive: Buffer, max: number): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = archive.lastIndexOf(endOfDirectory);
  let entry = directoryOf(archive, end);
  let size = 0;
  while (archive.readUInt32LE(entry) === directoryEntry) {
    const [nameLength = 0, extraLength = 0, commentLength = 0] = [28, 30, 32].map((place) =>
      archive.readUInt16LE(entry + place),
    );
    const extraAt = entry + 46 + nameLength;
    const name = archive.toString('utf8', entry + 46, extraAt).replaceAll('\\', '/');
    const [, packedSize, start] = factsOf(archive, entry, archive.subarray(extraAt, extraAt + extraLength));
    if (archive.readUInt32LE(start) !== localEntry) throw new Error('An entry has no header');
    const from = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    if (from + packedSize > end) throw new Error('An entry ends outside the archive');
    const packed = archive.subarray(from, from + packedSize);
    const isDeflated = archive.readUInt16LE(entry + 10) === 8;
    const content = isDeflated ? inflateRawSync(packed, { maxOutputLength: max - size + 1 }) : packed;
    size += content.length;
    if (size > max)
      throw Object.assign(new Error('The archive is too large'), { code: 'ERR_BUFFER_TOO_LARGE' });
    files.set(name.toLowerCase(), content);
    entry = extraAt + extraLength + commentLength;
  }
  return files;
}
