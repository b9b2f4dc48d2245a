import { useId, useState } from 'react';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { Flex, Text } from '#client/ui/mantine/layout.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import { maxPictures } from '#shared/media/schema.ts';
import classes from './Pictures.module.css';
import { productTexts as t } from './texts.ts';
import type { Upload } from './use-uploads.ts';
import { movePicture } from './use-uploads.ts';

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
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const room = maxPictures - pictures.length - uploads.filter(({ failed }) => failed === null).length;
  return (
    <Flex component="fieldset" direction="column" gap="xs">
      <Text component="legend" fw={600} mb={4}>
        {t('images')}
      </Text>
      <ol className={classes.tiles}>
        {pictures.map((picture, place) => (
          <PictureTile
            key={picture}
            address={picture}
            place={place}
            isLast={place === pictures.length - 1}
            enlarge={() => setEnlarged(picture)}
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
        {room > 0 ? t('choose') : t('atMost', { count: maxPictures })}
        <input
          type="file"
          className={classes.input}
          accept="image/png,image/jpeg,image/webp,image/gif"
          multiple
          disabled={room <= 0}
          aria-label={t('choose')}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={`${id}-note`}
          onChange={({ currentTarget }) => {
            for (const file of [...(currentTarget.files ?? [])].slice(0, room)) send(file);
            currentTarget.value = '';
          }}
        />
      </label>
      <p id={`${id}-note`} className={error ? classes.error : classes.note}>
        {error || t('imagesHelp')}
      </p>
      {enlarged && <FullPicture address={enlarged} close={() => setEnlarged(null)} />}
    </Flex>
  );
}

type FullPictureProps = { address: string; close: () => void };

const FullPicture = ({ address, close }: FullPictureProps) => (
  <Dialog title={t('fullSize')} close={close} width={1240}>
    <Picture address={address} alt="" sizes="100vw" priority className={classes.full} />
  </Dialog>
);

function UploadLine({ upload, drop }: { upload: Upload; drop: () => void }) {
  const { name, share, failed } = upload;
  if (failed !== null)
    return (
      <li className={classes.upload}>
        <span className={classes.error} role="alert">
          {name}: {failed}
        </span>
        <button type="button" className={classes.tool} aria-label={t('forget', { name })} onClick={drop}>
          <Icon name="close" size={18} />
        </button>
      </li>
    );
  return (
    <li className={classes.upload}>
      <span className={classes.name}>{name}</span>
      <progress className={classes.progress} value={share} aria-label={t('uploadingOf', { name })} />
      <span>{Math.round(share * 100)} %</span>
    </li>
  );
}

type PictureTileProps = {
  address: string;
  place: number;
  isLast: boolean;
  enlarge: () => void;
  move: (by: number) => void;
  remove: () => void;
};

function PictureTile({ address, place, isLast, enlarge, move, remove }: PictureTileProps) {
  const number = place + 1;
  return (
    <li className={classes.tile}>
      <button
        type="button"
        className={classes.look}
        aria-label={t('seePicture', { number })}
        onClick={enlarge}
      >
        <Picture address={address} alt="" sizes="160px" className={classes.thumb} />
        {place === 0 && <span className={classes.cover}>{t('cover')}</span>}
      </button>
      <div className={classes.tools}>
        <Tool icon="left" label={t('forward', { number })} off={place === 0} act={() => move(-1)} />
        <Tool icon="right" label={t('back', { number })} off={isLast} act={() => move(1)} />
        <Tool icon="trash" label={t('removePicture', { number })} off={false} act={remove} />
      </div>
    </li>
  );
}

type ToolProps = { icon: IconName; label: string; off: boolean; act: () => void };

const Tool = ({ icon, label, off, act }: ToolProps) => (
  <button
    type="button"
    className={classes.tool}
    aria-label={label}
    aria-disabled={off || undefined}
    onClick={() => {
      if (!off) act();
    }}
  >
    <Icon name={icon} size={18} />
  </button>
);
