import { useId } from 'react';
import { wordsOf } from '#client/lib/failure.ts';
import { shrinkPicture } from '#client/lib/shrink-picture.ts';
import { toast } from '#client/lib/toast.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { FileInput } from '#client/ui/FileInput.tsx';
import { Small } from '#client/ui/mantine/layout.tsx';
import { accountFieldTexts } from '#shared/account-field-texts.ts';
import { photoTypes } from '../accounts/read-photo.ts';
import { pictureTexts as t } from './picture-texts.ts';

type Props = {
  /** Sends a picture as a data URL. */
  add: (picture: string) => Promise<unknown>;
  /** How many more pictures may be added. */
  left: number;
  /** Opens the camera, one picture at a time. */
  camera?: boolean;
  help: string;
};

/** Chooses pictures and sends them one after another until one fails. */
export function AddPictures({ add, left, camera = false, help }: Props) {
  const helpId = useId();
  const [send, sending] = usePending(async (files: readonly File[]) => {
    for (const file of files.slice(0, left)) {
      const picture = await shrinkPicture(file).catch(() => null);
      if (!picture) {
        toast.error(accountFieldTexts('photoUnreadable'));
        return;
      }
      try {
        await add(picture);
      } catch (error) {
        toast.error(wordsOf(error));
        return;
      }
    }
  });
  return (
    <div>
      <FileInput
        multiple={!camera}
        capture={camera ? 'environment' : undefined}
        accept={photoTypes.join(',')}
        aria-label={t('add')}
        aria-describedby={helpId}
        disabled={sending}
        busy={sending}
        words={t(sending ? 'sending' : 'add')}
        onFiles={(files) => void send(files)}
      />
      <Small id={helpId} mt={4}>
        {help}
      </Small>
    </div>
  );
}
