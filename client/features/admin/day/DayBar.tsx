// Which day is shown, and the way to others.

import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { TextInput } from '#client/ui/mantine/inputs.ts';
import { Group } from '#client/ui/mantine/layout.tsx';
import { dayAfter } from '#shared/india-day.ts';
import { formatVisitDay } from '#shared/visits/words.ts';
import classes from './Day.module.css';

type Props = { date: string; today: string; go: (date: string) => void };

export const DayBar = ({ date, today, go }: Props) => (
  <Group gap="xs">
    <Button
      variant="outline"
      className={classes.step}
      aria-label="Previous day"
      onClick={() => go(dayAfter(date, -1))}
    >
      <Icon name="left" size={20} />
    </Button>
    <Button variant="outline" aria-pressed={date === today} onClick={() => go(today)}>
      Today
    </Button>
    <Button
      variant="outline"
      className={classes.step}
      aria-label="Next day"
      onClick={() => go(dayAfter(date, 1))}
    >
      <Icon name="right" size={20} />
    </Button>
    <p className={classes.date} aria-live="polite">
      {formatVisitDay(date)}
    </p>
    <TextInput
      type="date"
      size="sm"
      aria-label="Day"
      className={classes.picker}
      value={date}
      max="2099-12-31"
      onChange={(event) => {
        if (event.currentTarget.value) go(event.currentTarget.value);
      }}
    />
  </Group>
);
