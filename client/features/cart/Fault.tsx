import type { FieldProps } from '#client/lib/form.ts';
import { shrinkPicture } from '#client/lib/shrink-picture.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/Button.tsx';
import { FileInput } from '#client/ui/FileInput.tsx';
import { Group, Stack } from '#client/ui/mantine/layout.tsx';
import { accountFieldTexts } from '#shared/account-field-texts.ts';
import { faultsOf } from '#shared/catalogue/faults.ts';
import { maxPicturesBy } from '#shared/orders/picture-limits.ts';
import { photoTypes } from '../accounts/read-photo.ts';
import classes from './Cart.module.css';
import { FaultNoteField } from './OrderFields.tsx';
import { cartTexts as t } from './texts.ts';

export type FaultService = Parameters<typeof faultsOf>[0];

type Props = {
  service: FaultService;
  field: FieldProps;
  note: string;
  setNote: (note: string) => void;
  pictures: readonly string[];
  setPictures: (pictures: readonly string[]) => void;
};

const maxPictures = maxPicturesBy('customer');

export function Fault({ service, field, note, setNote, pictures, setPictures }: Props) {
  const toggle = (fault: string) => {
    const sentence = `${fault}. `;
    setNote(note.includes(sentence) ? note.replace(sentence, '') : sentence + note);
  };
  const add = async (files: readonly File[]) => {
    const shrunk = await Promise.all(files.map((file) => shrinkPicture(file).catch(() => null)));
    if (shrunk.includes(null)) toast.error(accountFieldTexts('photoUnreadable'));
    setPictures([...pictures, ...shrunk.filter((picture) => picture !== null)].slice(0, maxPictures));
  };
  return (
    <Stack gap="xs">
      <FaultNoteField {...field} />
      <Group gap="xs">
        {faultsOf(service).map((fault) => (
          <Button
            key={fault}
            variant="outline"
            className={classes.fault}
            aria-pressed={note.includes(`${fault}. `)}
            onClick={() => toggle(fault)}
          >
            {fault}
          </Button>
        ))}
      </Group>
      <Group gap="xs">
        {pictures.map((picture, at) => (
          <button
            key={picture}
            type="button"
            className={classes.chosenPicture}
            aria-label={t('removePicture', { number: at + 1 })}
            onClick={() => setPictures(pictures.filter((other) => other !== picture))}
          >
            <img src={picture} alt="" />
          </button>
        ))}
        {pictures.length < maxPictures && (
          <FileInput
            multiple
            accept={photoTypes.join(',')}
            aria-label={t('addPicturesOptional')}
            words={t('addPictures')}
            onFiles={(files) => void add(files)}
          />
        )}
      </Group>
    </Stack>
  );
}
