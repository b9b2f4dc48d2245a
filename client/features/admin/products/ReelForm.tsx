import { type FormEvent, useEffect, useRef, useState } from 'react';
import { wordsOf } from '#client/lib/failure.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { Button } from '#client/ui/Button.tsx';
import { Flex } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { maxLength } from '#shared/limits.ts';
import { fieldMessages } from '#shared/messages.ts';
import { useAction } from '../use-action.ts';
import classes from './Products.module.css';
import { productTexts as t } from './texts.ts';

const blank = { url: '', name: '' };

type Props = {
  label: string;
  /** Shows the label above the field, and a field for the name. Otherwise only screen readers get the label. */
  titled?: boolean;
  button: string;
  start?: { url: string; name: string };
  send: (url: string, name: string) => Promise<string | null>;
  cancel?: () => void;
};

export function ReelForm({ label, titled = false, button, start = blank, send, cancel }: Props) {
  const [url, setUrl] = useState(start.url);
  const [name, setName] = useState(start.name);
  const [refused, setRefused] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!titled) input.current?.focus();
  }, [titled]);

  const [run, pending] = usePending(async () => {
    const words = url.trim() === '' ? fieldMessages.reelUrlRequired : await send(url.trim(), name);
    setRefused(words);
    // Keeps what was typed during the save.
    if (words === null) {
      setUrl((now) => (now === url ? start.url : now));
      setName((now) => (now === name ? start.name : now));
    } else input.current?.focus();
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };

  return (
    <Flex
      component="form"
      wrap="wrap"
      gap="xs"
      flex={1}
      align={titled ? 'end' : 'start'}
      onSubmit={onSubmit}
      noValidate
    >
      <TextField
        ref={input}
        size="sm"
        type="url"
        {...(titled ? { label } : { 'aria-label': label })}
        placeholder="https://"
        className={classes.grow ?? ''}
        value={url}
        maxLength={maxLength.url}
        error={refused}
        onChange={(event) => {
          setUrl(event.currentTarget.value);
          setRefused(null);
        }}
      />
      {titled && (
        <TextField
          size="sm"
          label={t('reelName')}
          className={classes.grow ?? ''}
          value={name}
          maxLength={maxLength.name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
      <Button type="submit" pending={pending}>
        {button}
      </Button>
      {cancel && (
        <Button variant="quiet" onClick={cancel} pending={pending}>
          {t('cancel')}
        </Button>
      )}
    </Flex>
  );
}

/** Returns a function that runs a change and returns why it was refused, or null. */
export function useReelChange() {
  const [run] = useAction(['business']);
  return async (change: () => Promise<{ message: string }>): Promise<string | null> => {
    let refused: string | null = null;
    await run(change, undefined, (error) => {
      refused = wordsOf(error);
    });
    return refused;
  };
}
