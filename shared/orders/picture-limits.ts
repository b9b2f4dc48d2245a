// This file does not import zod, because pages show pictures before a form is used.
export const pictureMakers = ['customer', 'technician', 'admin'] as const;
export type PictureMaker = (typeof pictureMakers)[number];

const maxOrderPictures = 4;
const maxJobPictures = 8;

export const maxPicturesBy = (maker: PictureMaker): number =>
  maker === 'technician' ? maxJobPictures : maxOrderPictures;

export const picturesLike = <Picture extends { by: PictureMaker }>(
  pictures: readonly Picture[],
  maker: PictureMaker,
): Picture[] => pictures.filter(({ by }) => (by === 'technician') === (maker === 'technician'));
