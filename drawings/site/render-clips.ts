// Films the three reels anew into server/seed/clips: `npm run drawings:clips`.
// Needs ffmpeg with libx264 on the machine; the committed clips are what the shop serves, so that
// nobody else needs it. drum-cleaning.mp4: a washing machine's drum is washed clean behind its glass.
// gas-charging.mp4: an air conditioner's gauge climbs into the green. fridge-door-seal.mp4: a hand
// presses a new gasket around a fridge door.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { reels } from './reels.ts';

const clips = fileURLToPath(new URL('../../server/seed/clips/', import.meta.url));
const perSecond = 25;
const frames = 5 * perSecond;

const encoder = (file: string) =>
  spawn(
    'ffmpeg',
    [
      ...'-y -v error -f rawvideo -pix_fmt rgb24 -s 360x640'.split(' '),
      ...['-r', String(perSecond), '-i', '-'],
      ...'-c:v libx264 -profile:v baseline -level 3.0 -pix_fmt yuv420p -preset veryslow -crf 22 -threads 1'.split(
        ' ',
      ),
      ...'-colorspace bt709 -color_primaries bt709 -color_trc bt709 -vf scale=out_color_matrix=bt709'.split(
        ' ',
      ),
      ...'-map_metadata -1 -fflags +bitexact -flags:v +bitexact -movflags +faststart'.split(' '),
      file,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );

await mkdir(clips, { recursive: true });
for (const [name, { draw }] of Object.entries(reels)) {
  const film = encoder(`${clips}${name}.mp4`);
  for (let frame = 0; frame < frames; frame += 1) {
    const picture = await sharp(Buffer.from(draw(frame / (frames - 1))))
      .resize(360, 640)
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!film.stdin.write(picture)) await once(film.stdin, 'drain');
  }
  film.stdin.end();
  const [code] = await once(film, 'close');
  if (code !== 0) throw new Error(`ffmpeg could not film ${name}`);
}
