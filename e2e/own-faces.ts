// The faces of the test browser. Only the shop's own ones exist for it, so that layouts do not depend on the
// machine's fonts.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { unpackWoff } from '#server/platform/pdf/faces.ts';

const require = createRequire(import.meta.url);

const configuration = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>
`;

/** Gives a face the heights that fonts.css gives it, so that a page looks the same before and after it loads Hind. */
function withShopHeights(face: Buffer): Buffer {
  const tables = face.readUInt16BE(4);
  const offsetOf = (tag: string) => {
    for (let at = 12; at < 12 + 16 * tables; at += 16)
      if (face.toString('latin1', at, at + 4) === tag) return face.readUInt32BE(at + 8);
    throw new Error(`Hind has no table ${tag}`);
  };
  const em = face.readUInt16BE(offsetOf('head') + 18);
  const [up, down] = [Math.round(0.93 * em), Math.round(0.27 * em)];
  for (const at of [offsetOf('hhea') + 4, offsetOf('OS/2') + 68]) {
    face.writeInt16BE(up, at);
    face.writeInt16BE(-down, at + 2);
    face.writeInt16BE(0, at + 4);
  }
  face.writeUInt16BE(up, offsetOf('OS/2') + 74);
  face.writeUInt16BE(down, offsetOf('OS/2') + 76);
  return face;
}

/** Writes the faces of Hind into the folder. Returns the environment of a browser that knows no others. */
export async function ownFaces(folder: string): Promise<{ FONTCONFIG_FILE: string }> {
  await mkdir(folder, { recursive: true });
  for (const face of ['latin-400', 'latin-700', 'devanagari-400', 'devanagari-700']) {
    const woff = await readFile(require.resolve(`@fontsource/hind/files/hind-${face}-normal.woff`));
    await writeFile(join(folder, `${face}.ttf`), withShopHeights(unpackWoff(woff)));
  }
  const FONTCONFIG_FILE = join(folder, 'fonts.conf');
  await writeFile(FONTCONFIG_FILE, configuration(folder));
  return { FONTCONFIG_FILE };
}
