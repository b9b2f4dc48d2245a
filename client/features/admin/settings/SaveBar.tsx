import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Text } from '#client/ui/mantine/layout.tsx';
import classes from './Settings.module.css';
import { settingsTexts as t } from './texts.ts';

type Props = {
  unsaved: boolean;
  /** Hides the Save button until something is changed. */
  onDemand?: boolean;
  pending: boolean;
  undo: () => void;
  note: string;
};

export function SaveBar({ unsaved, onDemand = false, pending, undo, note }: Props) {
  const offered = !onDemand || unsaved || pending;
  const bar = useRef<HTMLDivElement>(null);
  const wasOffered = useRef(offered);
  useEffect(() => {
    if (wasOffered.current && !offered && document.activeElement === document.body) bar.current?.focus();
    wasOffered.current = offered;
  }, [offered]);
  return (
    <div ref={bar} tabIndex={-1} className={classes.save} data-unsaved={unsaved || undefined}>
      {offered && (
        <Button type="submit" pending={pending}>
          {t('save')}
        </Button>
      )}
      {unsaved && (
        <Button variant="outline" onClick={undo}>
          {t('undo')}
        </Button>
      )}
      <Text size="sm" c="dimmed">
        {note}
      </Text>
    </div>
  );
}
