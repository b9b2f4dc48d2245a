// Choosing files, as a button of ours.
import type { ComponentProps } from 'react';
import classes from './FileInput.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  /** What was chosen is on its way. */
  busy?: boolean;
  /** What stands on the button; the name is the field's own, by its label. */
  words: string;
  onFiles: (files: readonly File[]) => void;
};

export const FileInput = ({ words, busy, onFiles, ...rest }: Props) => (
  <span className={classes.choose} aria-busy={busy}>
    <input
      {...rest}
      type="file"
      onChange={(event) => {
        onFiles([...(event.currentTarget.files ?? [])]);
        // the same file may be chosen again after it was removed or refused
        event.currentTarget.value = '';
      }}
    />
    <span aria-hidden="true">{words}</span>
  </span>
);
