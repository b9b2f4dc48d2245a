import { type ReactNode, useId, useRef } from 'react';
import defaultPicture from '#client/assets/default-profile.svg';
import { Button } from '#client/ui/Button.tsx';
import { FileInput } from '#client/ui/FileInput.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { fieldMessages } from '#shared/messages.ts';
import classes from './PhotoField.module.css';
import { photoTypes, readPhoto } from './read-photo.ts';

type Props = {
  /** A data URL, or '' without a photo. */
  value: string;
  onChange: (photo: string) => void;
  /** The file cannot be used. The field keeps the earlier photo. */
  onRefused: (words: string) => void;
  error: ReactNode;
};

export function PhotoField({ value, onChange, onRefused, error }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const read = await readPhoto(file);
    if ('photo' in read) onChange(read.photo);
    else onRefused(read.refused);
  };
  const remove = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div>
      <label className={classes.label} htmlFor={id}>
        Profile photo
      </label>
      <div className={classes.row}>
        <img
          className={classes.preview}
          src={value || defaultPicture}
          alt={value ? 'The chosen photo' : ''}
          width={64}
          height={64}
          onError={() => {
            if (!value) return;
            onChange('');
            onRefused(fieldMessages.photoUnreadable);
          }}
        />
        <FileInput
          ref={input}
          id={id}
          accept={photoTypes.join(',')}
          aria-describedby={`${id}-rule ${id}-error`}
          aria-invalid={Boolean(error) || undefined}
          words={value ? 'Choose another' : 'Choose photo'}
          onFiles={([file]) => void choose(file)}
        />
        {value && (
          <Button variant="quiet" onClick={remove}>
            <Icon name="trash" size={20} />
            Remove photo
          </Button>
        )}
      </div>
      <p id={`${id}-rule`} className={classes.rule}>
        Optional, under 2 MB
      </p>
      <p id={`${id}-error`} className={classes.error} role="alert">
        {error}
      </p>
    </div>
  );
}
