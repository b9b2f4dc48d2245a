import { type ComponentProps, useState } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Stack } from './mantine/layout.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';
import { uiTexts as t } from './texts.ts';

type Props = ComponentProps<typeof SelectField> & { label: string; choose: (option: string) => void };

/** A native select. A tap opens its options as a list that can be searched by typing. */
export function SearchedSelect({ choose, ...select }: Props) {
  const { label, options, nameOf = String } = select;
  const [typed, setTyped] = useState<string | null>(null);
  const isFound = (option: string) =>
    `${option} ${nameOf(option)}`.toLowerCase().includes((typed ?? '').trim().toLowerCase());
  return (
    <>
      <SelectField
        {...select}
        onMouseDown={(event) => {
          event.preventDefault();
          event.currentTarget.focus();
          setTyped('');
        }}
      />
      {typed !== null && (
        <Dialog title={label} close={() => setTyped(null)}>
          <TextField
            label={t('search')}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            data-autofocus
          />
          <Stack gap={0} align="flex-start" mih="50vh">
            {options.filter(isFound).map((option) => (
              <Button
                key={option}
                variant="quiet"
                onClick={() => {
                  choose(option);
                  setTyped(null);
                }}
              >
                {nameOf(option)}
              </Button>
            ))}
          </Stack>
        </Dialog>
      )}
    </>
  );
}
