import { useId, useState } from 'react';
import { Dialog } from '#client/ui/Dialog.tsx';
import { FileInput } from '#client/ui/FileInput.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Flex, Group, Paper, SimpleGrid, Text, UnstyledButton } from '#client/ui/mantine/layout.tsx';
import { Progress } from '#client/ui/mantine/Progress.ts';
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
      <SimpleGrid component="ol" minColWidth="132px" spacing="xs">
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
      </SimpleGrid>
      <ul>
        {uploads.map((upload) => (
          <UploadLine key={upload.key} upload={upload} drop={() => drop(upload.key)} />
        ))}
      </ul>
      <div>
        <FileInput
          words={room > 0 ? t('choose') : t('atMost', { count: maxPictures })}
          accept="image/png,image/jpeg,image/webp,image/gif"
          multiple
          disabled={room <= 0}
          aria-label={t('choose')}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={`${id}-note`}
          onFiles={(files) => files.slice(0, room).forEach(send)}
        />
      </div>
      <Text id={`${id}-note`} size="sm" c={error ? 'var(--danger)' : 'dimmed'}>
        {error || t('imagesHelp')}
      </Text>
      {enlarged && <FullPicture address={enlarged} close={() => setEnlarged(null)} />}
    </Flex>
  );
}

const FullPicture = ({ address, close }: { address: string; close: () => void }) => (
  <Dialog title={t('fullSize')} close={close} width={1240}>
    <Picture address={address} alt="" sizes="100vw" priority className={classes.full} />
  </Dialog>
);

function UploadLine({ upload, drop }: { upload: Upload; drop: () => void }) {
  const { name, share, failed } = upload;
  if (failed !== null)
    return (
      <Group component="li" wrap="nowrap" mih={40}>
        <Text role="alert" flex={1} size="sm" c="var(--danger)">
          {name}: {failed}
        </Text>
        <IconButton icon="close" label={t('forget', { name })} onClick={drop} />
      </Group>
    );
  return (
    <Group component="li" wrap="nowrap" mih={40}>
      <Text truncate flex={1}>
        {name}
      </Text>
      <Progress value={share * 100} w={160} aria-label={t('uploadingOf', { name })} />
      <span>{Math.round(share * 100)} %</span>
    </Group>
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
    <Paper component="li" withBorder style={{ overflow: 'hidden' }}>
      <UnstyledButton
        style={{ cursor: 'zoom-in' }}
        display="block"
        pos="relative"
        w="100%"
        aria-label={t('seePicture', { number })}
        onClick={enlarge}
      >
        <Picture address={address} alt="" sizes="160px" className={classes.thumb} />
        {place === 0 && (
          <Paper component="span" pos="absolute" top={4} left={4} px="xs" radius="xl" bg="var(--ink)">
            <Text span size="sm" c="var(--on-ink)">
              {t('cover')}
            </Text>
          </Paper>
        )}
      </UnstyledButton>
      <Group justify="space-between" gap={0} wrap="nowrap">
        <IconButton icon="left" label={t('forward', { number })} off={place === 0} onClick={() => move(-1)} />
        <IconButton icon="right" label={t('back', { number })} off={isLast} onClick={() => move(1)} />
        <IconButton icon="trash" label={t('removePicture', { number })} onClick={remove} />
      </Group>
    </Paper>
  );
}
