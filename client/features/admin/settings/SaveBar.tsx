// What stands beneath a form of the settings: saving, undoing while something is changed, and what to do where somebody
// else has saved meanwhile.
import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import classes from './Settings.module.css';

type Props = {
  unsaved: boolean;
  /** Save is there only while something is changed, so that of several sections the one shows it that needs it. */
  onDemand?: boolean;
  pending: boolean;
  undo: () => void;
  /** What the form is about, where somebody else has saved it; null where nobody has. */
  conflict: { what: string; takeTheirs: () => void; keepMine: () => void } | null;
  /** What saving does not change. */
  note: string;
};

export function SaveBar({ unsaved, onDemand = false, pending, undo, conflict, note }: Props) {
  const offered = !onDemand || unsaved || pending;
  const bar = useRef<HTMLDivElement>(null);
  const wasOffered = useRef(offered);
  useEffect(() => {
    // the button that was pressed is gone: the focus stays here
    if (wasOffered.current && !offered && document.activeElement === document.body) bar.current?.focus();
    wasOffered.current = offered;
  }, [offered]);
  return (
    <div ref={bar} tabIndex={-1} className={classes.save} data-unsaved={unsaved || undefined}>
      {conflict && (
        <div className={classes.conflict}>
          <Notice kind="failure">
            <p>Someone else has saved {conflict.what} meanwhile. Yours are not saved.</p>
            <div className={classes.actions}>
              <Button variant="outline" onClick={conflict.takeTheirs}>
                Take theirs
              </Button>
              <Button variant="outline" onClick={conflict.keepMine}>
                Keep mine, to save them over theirs
              </Button>
            </div>
          </Notice>
        </div>
      )}
      {offered && (
        <Button type="submit" pending={pending}>
          Save
        </Button>
      )}
      {unsaved && (
        <Button variant="outline" onClick={undo}>
          Undo
        </Button>
      )}
      <p className={classes.quiet}>{note}</p>
    </div>
  );
}
