import type { ComponentProps } from 'react';
import classes from './FileInput.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  busy?: boolean;
  words: string;
  onFiles: (files: readonly File[]) => void;
};

export const FileInput = ({ words, busy, onFiles, ...rest }: Props) => (
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
