// A zip archive while it is read: one file after the other, of which nothing is kept but its line in the directory.
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

/** `at` as a clock shows it, in UTC's fields. Names are UTF-8. */
export type ZippedFile = { name: string; at: Date; bytes: Uint8Array };

const deflate = promisify(deflateRaw);

const signatures = { file: 0x04034b50, directory: 0x02014b50, end: 0x06054b50 };
const version = 20;
const namesAreUtf8 = 0x0800;
const deflated = 8;
/** More files or bytes than these need another kind of directory. */
const mostFiles = 0xffff;
const mostBytes = 0xffffffff;

const timeOf = (at: Date) => (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
const dateOf = (at: Date) =>
  ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();

/** Bytes of their own: a small piece of Node's pool would hold all of it as long as it is kept. */
function record(length: number, write: (view: DataView) => void, name = new Uint8Array()): Uint8Array {
  const bytes = new Uint8Array(length + name.length);
  write(new DataView(bytes.buffer));
  bytes.set(name, length);
  return bytes;
}

/** Gives the bytes of an archive, piece by piece. Throws where it gets larger than the format without extensions takes. */
export async function* zipped(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array[] = [];
  let offset = 0;
  for await (const { name, at, bytes } of files) {
    const packed = await deflate(bytes);
    const encoded = new TextEncoder().encode(name);
    // what stands in the file's own head and in the directory
    const writeFacts = (view: DataView, from: number) => {
      view.setUint16(from, version, true);
      view.setUint16(from + 2, namesAreUtf8, true);
      view.setUint16(from + 4, deflated, true);
      view.setUint16(from + 6, timeOf(at), true);
      view.setUint16(from + 8, dateOf(at), true);
      view.setUint32(from + 10, crc32(bytes), true);
      view.setUint32(from + 14, packed.length, true);
      view.setUint32(from + 18, bytes.length, true);
      view.setUint16(from + 22, encoded.length, true);
    };
    const head = record(
      30,
      (view) => {
        view.setUint32(0, signatures.file, true);
        writeFacts(view, 4);
      },
      encoded,
    );
    const start = offset;
    directory.push(
      record(
        46,
        (view) => {
          view.setUint32(0, signatures.directory, true);
          view.setUint16(4, version, true);
          writeFacts(view, 6);
          view.setUint32(42, start, true);
        },
        encoded,
      ),
    );
    offset += head.length + packed.length;
    if (directory.length > mostFiles || offset > mostBytes) throw new Error('The archive is too large');
    yield head;
    yield packed;
  }
  yield* directory;
  const directoryBytes = directory.reduce((sum, { length }) => sum + length, 0);
  yield record(22, (view) => {
    view.setUint32(0, signatures.end, true);
    view.setUint16(8, directory.length, true);
    view.setUint16(10, directory.length, true);
    view.setUint32(12, directoryBytes, true);
    view.setUint32(16, offset, true);
  });
}
