// The pictures of a service: choosing, watching them go, ordering, removing, looking at one in full.

import { useId, useState } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import { Flex, Text } from '#client/ui/mantine/layout.tsx';
import { maxPictures } from '#shared/media/schema.ts';
import { FullPicture } from './FullPicture.tsx';
import classes from './Pictures.module.css';
import { PictureTile } from './PictureTile.tsx';
import { movePicture } from './picture-order.ts';
import { UploadLine } from './UploadLine.tsx';
import type { Upload } from './use-uploads.ts';

type Props = {
  pictures: readonly string[];
  onChange: (pictures: string[]) => void;
  uploads: readonly Upload[];
  send: (file: File) => void;
  drop: (key: number) => void;
  error?: React.ReactNode;
};

export function PicturesField({ pictures, onChange, uploads, send, drop, error }: Props) {
  const id = useId();
  const [looking, setLooking] = useState<string | null>(null);
  // a refused one takes no place
  const room = maxPictures - pictures.length - uploads.filter(({ failed }) => failed === null).length;
  return (
    <Flex component="fieldset" direction="column" gap="xs">
      <Text component="legend" fw={600} mb={4}>
        Product images
      </Text>
      <ol className={classes.tiles}>
        {pictures.map((picture, place) => (
          <PictureTile
            key={picture}
            address={picture}
            place={place}
            isLast={place === pictures.length - 1}
            look={() => setLooking(picture)}
            move={(by) => onChange(movePicture(pictures, place, by))}
            remove={() => onChange(pictures.filter((other) => other !== picture))}
          />
        ))}
      </ol>
      <ul className={classes.uploads}>
        {uploads.map((upload) => (
          <UploadLine key={upload.key} upload={upload} drop={() => drop(upload.key)} />
        ))}
      </ul>
      <label className={classes.choose} data-full={room <= 0 || undefined}>
        <Icon name="upload" size={18} />
        {room > 0 ? 'Choose pictures' : `At most ${maxPictures} pictures`}
        <input
          type="file"
          className={classes.input}
          accept="image/png,image/jpeg,image/webp,image/gif"
          multiple
          disabled={room <= 0}
          aria-label="Choose pictures"
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={`${id}-note`}
          onChange={({ currentTarget }) => {
            for (const file of [...(currentTarget.files ?? [])].slice(0, room)) send(file);
            currentTarget.value = '';
          }}
        />
      </label>
      <p id={`${id}-note`} className={error ? classes.error : classes.note}>
        {error || 'PNG, JPEG, WebP or GIF of at most 10 MB each. The first one is the cover.'}
      </p>
      {looking && <FullPicture address={looking} close={() => setLooking(null)} />}
    </Flex>
  );
}
