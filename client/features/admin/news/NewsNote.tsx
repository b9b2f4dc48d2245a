import { Button } from '#client/ui/Button.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Group, Paper } from '#client/ui/mantine/layout.tsx';
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
        <Paper withBorder pl="sm" radius="md" className={classes.note}>
          <Group gap={4} wrap="nowrap" justify="space-between">
            {t('new', { count: waiting.count, thing: noun[0], things: noun[1], name: waiting.newest })}
            <Group gap={0} wrap="nowrap">
              <Button
                variant="quiet"
                onClick={() => {
                  dismiss();
                  show();
                }}
              >
                {t('show')}
              </Button>
              <IconButton icon="close" label={t('dismiss')} onClick={dismiss} />
            </Group>
          </Group>
        </Paper>
      )}
    </div>
  );
}
