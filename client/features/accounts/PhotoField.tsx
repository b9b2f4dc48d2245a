import { type ReactNode, useId, useRef } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { FileInput } from '#client/ui/FileInput.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Box, Group, Small, Text } from '#client/ui/mantine/layout.tsx';
import { accountFieldTexts } from '#shared/account-field-texts.ts';
import { photoTypes, readPhoto } from './read-photo.ts';
import { accountTexts as t } from './texts.ts';

type Props = {
  value: string;
  onChange: (photo: string) => void;
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
      <Text component="label" fw={600} htmlFor={id}>
        {t('photo')}
      </Text>
      <Group gap="8px 12px" mt={4}>
        {value && (
          <Box
            component="img"
            flex="none"
            bd="1px solid var(--hairline)"
            bdrs="50%"
            style={{ objectFit: 'cover' }}
            src={value}
            alt={t('chosenPhoto')}
            width={64}
            height={64}
            onError={() => {
              onChange('');
              onRefused(accountFieldTexts('photoUnreadable'));
            }}
          />
        )}
        <FileInput
          ref={input}
          id={id}
          accept={photoTypes.join(',')}
          aria-describedby={`${id}-rule ${id}-error`}
          aria-invalid={Boolean(error) || undefined}
          words={value ? t('chooseAnother') : t('choosePhoto')}
          onFiles={([file]) => void choose(file)}
        />
        {value && (
          <Button variant="quiet" onClick={remove}>
            <Icon name="trash" size={20} />
            {t('removePhoto')}
          </Button>
        )}
      </Group>
      <Small id={`${id}-rule`} mt={4}>
        {t('photoRule')}
      </Small>
      <Text id={`${id}-error`} c="red.6" fz="sm" role="alert">
        {error}
      </Text>
    </div>
  );
}
