import { useEffect, useId, useRef } from 'react';
import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Group, SimpleGrid, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import { Unbroken } from '#client/ui/Unbroken.tsx';
import { formatDayOfMonth, formatWeekday } from '#shared/date-format.ts';
import { dayAfter, indiaMoment } from '#shared/india-day.ts';
import type { SendValue } from '#shared/sent-form.ts';
import type { Visit, VisitChoice } from '#shared/visits/schema.ts';
import { weekdayOf } from '#shared/visits/weekdays.ts';
import { formatVisit, formatWindow } from '#shared/visits/words.ts';
import { isSameWindow, type VisitDay, visitDays } from './free-visits.ts';
import { visitTexts as t } from './texts.ts';
import { useVisitTimes } from './use-visit.ts';
import classes from './VisitPicker.module.css';

type Props = {
  value: VisitChoice | null;
  onChange: (visit: Visit | null) => void;
  /** The time that somebody else has taken. `value` replaces it. */
  takenVisit?: Visit | null;
  /** The customer's own time, which may be full for others. */
  own?: Visit | null;
  withoutCall?: boolean;
  /** The first day to offer, such as the day on which the part arrives. */
  notBefore?: string | null;
  /** An admin may choose a window that is full or too early. */
  knowingly?: boolean;
  error?: string | null;
  /** The button by which the server shows the picker's form again (server/pages/forms/), if it can. */
  asks?: SendValue;
};

export function VisitPicker({
  value,
  onChange,
  takenVisit = null,
  own = null,
  withoutCall = false,
  notBefore = null,
  knowingly = false,
  error = null,
  asks,
}: Props) {
  const id = useId();
  // The parent component decides when to refetch, so that opening a dialog does not reset the choice.
  const times = useVisitTimes({ retryOnMount: false });
  const days = visitDays(times.data ?? [], { knowingly, own }).filter(
    ({ date }) => notBefore === null || date >= notBefore,
  );
  const none = days.every((day) => !firstOf(day, knowingly, own));
  const day = days.find(({ date }) => date === value?.date);
  const list = { id, value, onChange, knowingly, own, today: times.data?.[0]?.date };
  return (
    <Stack
      gap="sm"
      miw={0}
      role="radiogroup"
      aria-labelledby={`${id}-name`}
      aria-invalid={error !== null || undefined}
      aria-describedby={error === null ? undefined : `${id}-error`}
    >
      <Text id={`${id}-name`} fw={600}>
        {t('when')}
      </Text>
      {error !== null && (
        <Text size="sm" c="var(--danger)" id={`${id}-error`} role="alert">
          {error}
        </Text>
      )}
      {takenVisit && <TakenNote takenVisit={takenVisit} value={value} />}
      {times.isPending ? (
        <Loading />
      ) : times.isError && !times.data ? (
        <Failed withoutCall={withoutCall} retry={() => void times.refetch()} pending={times.isFetching} />
      ) : none ? (
        <p>
          {t('noneFree')} {withoutCall ? t('pleaseCall') : t('weCall')}
        </p>
      ) : (
        <>
          <Days days={days} {...list} />
          {asks && (
            <noscript>
              <Button variant="outline" sends={asks} formAction="#visit">
                {t('showTimes')}
              </Button>
            </noscript>
          )}
          {day && <Windows day={day} {...list} />}
        </>
      )}
      {!withoutCall && (
        <Choice
          name={`${id}-day`}
          value=""
          checked={value === null && !times.isPending}
          choose={() => onChange(null)}
        >
          {t(knowingly ? 'agreeLater' : 'callMe')}
        </Choice>
      )}
    </Stack>
  );
}

const firstOf = ({ date, windows }: VisitDay, knowingly = false, own: Visit | null = null): Visit | null => {
  const window =
    windows.find(({ free }) => free > 0) ??
    windows.find(({ from }) => own && isSameWindow({ date, from }, own)) ??
    (knowingly ? windows[0] : undefined);
  return window ? { date, from: window.from, to: window.to } : null;
};

type TakenProps = { takenVisit: Visit; value: VisitChoice | null };

export const TakenNote = ({ takenVisit, value }: TakenProps) => (
  <Notice kind="note">
    <Unbroken>
      {`${t('taken', { visit: formatVisit(takenVisit) })} ${value ? t('nextChosen') : t('weCall')}`}
    </Unbroken>
  </Notice>
);

export const NotFreeNote = () => <Notice kind="note">{t('notFree')}</Notice>;

const isOver = (date: string, { to }: { to: string }, today: string | undefined): boolean =>
  date === today && indiaMoment(date, to) <= Date.now();

type ListProps = {
  id: string;
  value: VisitChoice | null;
  onChange: (visit: Visit) => void;
  knowingly: boolean;
  own: Visit | null;
  today: string | undefined;
};

function Days({
  id,
  days,
  today,
  value,
  onChange,
  knowingly,
  own,
}: ListProps & { days: readonly VisitDay[] }) {
  const strip = useRef<HTMLDivElement>(null);
  const date = value?.date;
  useEffect(() => {
    const chosen = date && strip.current?.querySelector<HTMLElement>(`[data-choice="${date}"]`);
    if (!strip.current || !chosen) return;
    const { scrollLeft, clientWidth } = strip.current;
    const [left, right] = [chosen.offsetLeft, chosen.offsetLeft + chosen.offsetWidth];
    if (left < scrollLeft || right > scrollLeft + clientWidth) strip.current.scrollLeft = left - edge;
  }, [date]);
  const scroll = (by: number) => strip.current?.scrollBy({ left: by, behavior: 'smooth' });
  return (
    <Group gap={4} wrap="nowrap" miw={0}>
      <div ref={strip} className={classes.days}>
        {days.map((day) => {
          const first = firstOf(day, knowingly, own);
          const [name, rest] = dayWords(day.date, today);
          return (
            <Choice
              key={day.date}
              {...(day.date === date && { id: 'visit' })}
              name={`${id}-day`}
              value={day.date}
              checked={day.date === date}
              choose={() => first && onChange(first)}
              disabled={!first && day.date !== date}
            >
              <strong>{name}</strong>{' '}
              <span className={classes.more}>
                {firstOf(day)
                  ? rest
                  : t(day.windows.every((one) => isOver(day.date, one, today)) ? 'over' : 'full')}
              </span>
            </Choice>
          );
        })}
      </div>
      <Arrow icon="left" onClick={() => scroll(-arrowPixels)} />
      <Arrow icon="right" onClick={() => scroll(arrowPixels)} />
    </Group>
  );
}

const edge = 24;
const arrowPixels = 300;

/** Buttons to scroll with a mouse. The arrow keys scroll natively. */
function Arrow({ icon, onClick }: { icon: 'left' | 'right'; onClick: () => void }) {
  const look = { className: `bare ${classes.arrow}`, 'aria-hidden': true } as const;
  if (!useKnownInBrowser(true)) return <span {...look} />;
  return (
    <button type="button" {...look} tabIndex={-1} onClick={onClick}>
      <Icon name={icon} size={20} />
    </button>
  );
}

function Windows({ id, day, value, onChange, knowingly, own, today }: ListProps & { day: VisitDay }) {
  return (
    <SimpleGrid cols={2} spacing="xs" role="group" aria-label={dayWords(day.date).join(' ')}>
      {day.windows.map(({ from, to, free }) => {
        const visit = { date: day.date, from, to };
        const chosen = isSameWindow(visit, value);
        const isOwn = own !== null && isSameWindow(visit, own);
        return (
          <Choice
            key={from}
            name={`${id}-window`}
            value={`${visit.date} ${from}`}
            checked={chosen}
            choose={() => onChange(visit)}
            disabled={free === 0 && !chosen && !isOwn && !knowingly}
          >
            <Unbroken>{formatWindow({ from, to })}</Unbroken>{' '}
            <span className={classes.more}>
              {isOwn
                ? t('ownTime')
                : free > 0
                  ? t('free', { count: free })
                  : isOver(day.date, { to }, today)
                    ? t('over')
                    : knowingly
                      ? t('fullOrSoon')
                      : chosen
                        ? ''
                        : t('full')}
            </span>
          </Choice>
        );
      })}
    </SimpleGrid>
  );
}

type ChoiceProps = {
  id?: string;
  name: string;
  value: string;
  checked: boolean;
  choose: () => void;
  disabled?: boolean;
  children: React.ReactNode;
};

function Choice({ id, name, value, checked, choose, disabled = false, children }: ChoiceProps) {
  return (
    <label className={`below-header ${classes.choice}`} id={id} data-choice={value}>
      <input
        type="radio"
        className="covering"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={choose}
      />
      {children}
    </label>
  );
}

const Loading = () => (
  <>
    <LoadingNote what={t('loading')} />
    <Skeleton width="100%" height={62} />
    <Skeleton width="100%" height={184} />
  </>
);

function Failed(props: { withoutCall: boolean; retry: () => void; pending: boolean }) {
  const { withoutCall, retry, pending } = props;
  return (
    <Notice kind="note">
      <p>
        {t('failed')} {withoutCall ? '' : t('weCanCall')}
      </p>
      <Button variant="outline" onClick={retry} pending={pending}>
        {t('tryAgain')}
      </Button>
    </Notice>
  );
}

function dayWords(date: string, today?: string): [name: string, rest: string] {
  const rest = formatDayOfMonth(date);
  if (date === today) return [t('today'), rest];
  if (today && date === dayAfter(today, 1)) return [t('tomorrow'), rest];
  return [formatWeekday(weekdayOf(date)), rest];
}
