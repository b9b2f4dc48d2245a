import type { ComponentProps } from 'react';
import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';
import classes from './FileInput.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  busy?: boolean;
  words: string;
  onFiles: (files: readonly File[]) => void;
};

export function FileInput({ words, busy, onFiles, ...rest }: Props) {
  const isHydrated = useKnownInBrowser(true);
  if (!isHydrated) return <span className={classes.choose} style={{ visibility: 'hidden' }} />;
  return (
    <span className={classes.choose} aria-busy={busy}>
      <input
        {...rest}
        className="covering"
        type="file"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // Clears the input, so that the same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
      <span aria-hidden="true">{words}</span>
    </span>
  );
}
