// npm run drawings:technicians: the portraits of the demo's technicians, in the hand of the picture that a profile has
// before it has its own.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../../server/seed/pictures/technicians/', import.meta.url));

type Face = {
  ground: string;
  shirt: string;
  shade: string;
  skin: string;
  neck: string;
  hair: string;
  more: string;
  mouth?: string;
};

const ink = '#14213D';
const cap = (colour: string, peak: string) =>
  `<path d="M25 38C24 14 72 14 71 38Z" fill="${colour}"/><path d="M22 38C34 31 62 31 78 39L76 43C62 37 36 37 24 42Z" fill="${peak}"/>`;
const hair = (colour: string) =>
  `<path d="M26 40C22 12 74 10 70 40C66 36 62 32 60 27C50 33 36 30 30 33Q28 36 26 40Z" fill="${colour}"/>`;
const moustache = (colour: string) =>
  `<path d="M39 50Q43.500 46.500 48 49Q52.500 46.500 57 50Q52.500 52.500 48 51Q43.500 52.500 39 50Z" fill="${colour}"/>`;
const beard = (colour: string) =>
  `<path d="M28 42C30 56 38 63 48 63C58 63 66 56 68 42C66 50 60 49 56 48Q48 46 40 48C36 49 30 50 28 42Z" fill="${colour}"/>`;
const glasses = `<g fill="none" stroke="${ink}" stroke-width="1.800"><circle cx="40" cy="42" r="5.500"/><circle cx="56" cy="42" r="5.500"/><path d="M45.500 41.500Q48 40 50.500 41.500"/></g>`;

const faces: Record<string, Face> = {
  ramesh: {
    ...{ ground: '#D9F0EC', shirt: '#0B7A75', shade: '#085E5A', skin: '#B97C50', neck: '#9C6440' },
    ...{ hair: cap('#0B7A75', '#085E5A'), more: moustache('#2A2230') },
  },
  imran: {
    ...{ ground: '#FFF1CF', shirt: '#14213D', shade: '#0C1630', skin: '#C68A5E', neck: '#A9714B' },
    ...{ hair: hair('#2A2230'), more: beard('#2A2230'), mouth: '#F2D3B8' },
  },
  santosh: {
    ...{ ground: '#E4E8F5', shirt: '#3D5A99', shade: '#2F477A', skin: '#A9714B', neck: '#8C5A39' },
    ...{ hair: hair('#4A4450'), more: glasses },
  },
  nilesh: {
    ...{ ground: '#F6E3DA', shirt: '#C2562B', shade: '#9C4320', skin: '#D09A6E', neck: '#B07B52' },
    ...{ hair: cap('#14213D', '#0C1630'), more: '' },
  },
};

// Light falls from the top left, as in every drawing of the shop.
const drawing = ({ ground, shirt, shade, skin, neck, hair, more, mouth = ink }: Face) => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="192" height="192">
<rect width="96" height="96" fill="${ground}"/>
<path d="M12 100C12 76 26 66 48 66C70 66 84 76 84 100Z" fill="${shirt}"/>
<path d="M56 66.500C72 69 84 78 84 100H62Q66 80 56 66.500Z" fill="${shade}"/>
<path d="M39 54H57V66Q48 76 39 66Z" fill="${neck}"/>
<path d="M28 38C28 20 68 20 68 38C68 54 58 62 48 62C38 62 28 54 28 38Z" fill="${skin}"/>
${hair}${more}
<circle cx="40" cy="42" r="2.400" fill="${ink}"/><circle cx="56" cy="42" r="2.400" fill="${ink}"/>
<path d="M42 54Q48 58 54 54" fill="none" stroke="${mouth}" stroke-width="2.200" stroke-linecap="round"/>
</svg>`;

await mkdir(folder, { recursive: true });
for (const [name, face] of Object.entries(faces))
  await sharp(Buffer.from(drawing(face)))
    .webp({ quality: 80, effort: 6 })
    .toFile(`${folder}${name}.webp`);
