import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import classes from './NewsNote.module.css';
import type { LiveList } from './use-live-list.ts';

type Props = {
  live: LiveList;
  noun: readonly [string, string];
  show: () => void;
};

export function NewsNote({ live, noun, show }: Props) {
  const { waiting, dismiss } = live;
  return (
    <div role="status" className={classes.place}>
      {waiting && (
        <div className={classes.note}>
          <p className={classes.text}>
            {waiting.count === 1
              ? `1 new ${noun[0]} from ${waiting.newest}`
              : `${waiting.count} new ${noun[1]}, the latest from ${waiting.newest}`}
          </p>
          <Button
            variant="quiet"
            className={classes.show}
            onClick={() => {
              dismiss();
              show();
            }}
          >
            Show newest
          </Button>
          <button type="button" className={classes.close} aria-label="Dismiss" onClick={dismiss}>
            <Icon name="close" size={16} />
          </button>
        </div>
      )}
    </div>
  );
}
