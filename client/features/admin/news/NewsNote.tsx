import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import classes from './NewsNote.module.css';
import { newsTexts as t } from './texts.ts';
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
            {t('new', { count: waiting.count, thing: noun[0], things: noun[1], name: waiting.newest })}
          </p>
          <Button
            variant="quiet"
            className={classes.show}
            onClick={() => {
              dismiss();
              show();
            }}
          >
            {t('show')}
          </Button>
          <button type="button" className={classes.close} aria-label={t('dismiss')} onClick={dismiss}>
            <Icon name="close" size={16} />
          </button>
        </div>
      )}
    </div>
  );
}
