// Seven days by windows. A visit is dragged to another day; its order's panel changes the time by keyboard.
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { toast } from '#client/lib/toast.ts';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { Small, Text } from '#client/ui/mantine/layout.tsx';
import { formatWeekday } from '#shared/date-format.ts';
import { isUnassigned } from '#shared/day/counts.ts';
import type { BoardVisit, BoardWindow } from '#shared/day/schema.ts';
import { wordsAgainst } from '#shared/day/suggest.ts';
import { joined } from '#shared/joined.ts';
import { servicesInWords, shortName } from '#shared/orders/sentences.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { paths } from '#shared/paths.ts';
import { areaName } from '#shared/place-names.ts';
import { weekdayOf } from '#shared/visits/weekdays.ts';
import { formatShortWindow, formatVisitDay, formatWindow } from '#shared/visits/words.ts';
import { useDraggable, useDropTarget } from '../dragging.ts';
import { lateness } from '../orders/words/Late.tsx';
import { shortDay } from '../orders/words/order-words.ts';
import { useAction } from '../use-action.ts';
import card from './Card.module.css';
import { WindowLoad } from './Cell.tsx';
import classes from './Day.module.css';
import { MoveDialog, type Question } from './MoveDialog.tsx';
import { canChangeTime } from './places.ts';
import { dayTexts as t } from './texts.ts';
import { Mark } from './VisitCard.tsx';

type Week = Answer['day']['week'];

// The rest of the window, below the screen's head.
const height = 'calc(100dvh - 160px)';

type Day = Week['days'][number];
type Move = Question & { date: string };

export default function WeekGrid({ week, path }: { week: Week; path: (id: string) => string }) {
  const reschedule = trpc.orders.reschedule.useMutation();
  const [run] = useAction(['day']);
  const [move, setMove] = useState<Move | null>(null);
  const times = [
    ...new Map(week.days.flatMap(({ windows }) => windows.map((one) => [one.from, one] as const))).values(),
  ].sort((a, b) => (a.from < b.from ? -1 : 1));

  const ask = (visit: BoardVisit, { date, off, visits }: Day, window: BoardWindow) => {
    if (visit.visit.date === date && visit.visit.from === window.from) return;
    if (!canChangeTime(visit)) return void toast.error(t('notAnyMore'));
    if (window.visits === 0) return void toast.error(t('noneThen'));
    const technicians = week.technicians.map((one) => ({ ...one, onDuty: !off.includes(one._id) }));
    const moved = { ...visit, visit: { date, from: window.from, to: window.to } };
    const against = wordsAgainst({ technicians, visits }, moved, visit.technicianId);
    setMove({ visit, technicianId: visit.technicianId, window, against, date });
  };
  const confirm = ({ visit, window, date }: Move) => {
    setMove(null);
    void run(() =>
      reschedule.mutateAsync({
        id: visit._id,
        visit: { date, from: window.from },
        ...(window.free === 0 && { knowingly: true }),
      }),
    );
  };

  return (
    <>
      <Small mb="xs">{t('moveHelp')}</Small>
      <section className={`card ${classes.scroller}`} style={{ maxHeight: height }} aria-label={t('week')}>
        <table className={classes.grid} style={{ minWidth: 7 * 128 + 56, height: `calc(${height} - 2px)` }}>
          <thead>
            <tr>
              <th className={classes.corner} style={{ width: 56 }}>
                <span className="visually-hidden">{t('time')}</span>
              </th>
              {week.days.map((day) => (
                <DayHead key={day.date} day={day} week={week} />
              ))}
            </tr>
          </thead>
          <tbody>
            {times.map((time) => (
              <tr key={time.from}>
                <th scope="row">
                  <span className="visually-hidden">{formatWindow(time)}</span>
                  <span aria-hidden="true">{formatShortWindow(time)}</span>
                </th>
                {week.days.map((day) => {
                  const window = day.windows.find(({ from }) => from === time.from);
                  return window ? (
                    <WindowCell key={day.date} window={window} drop={(visit) => ask(visit, day, window)}>
                      {day.visits
                        .filter(({ visit }) => visit.from === window.from)
                        .map((visit) => (
                          <WeekVisit key={visit._id} visit={visit} path={path} />
                        ))}
                    </WindowCell>
                  ) : (
                    <td key={day.date}>
                      <Small>{t('closed')}</Small>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {move && (
        <MoveDialog
          {...move}
          to={week.technicians.find(({ _id }) => _id === move.technicianId) ?? null}
          confirm={() => confirm(move)}
          cancel={() => setMove(null)}
        />
      )}
    </>
  );
}

function DayHead({ day: { date, windows, off }, week }: { day: Day; week: Week }) {
  const places = windows.reduce((sum, window) => sum + window.visits, 0);
  const taken = windows.reduce((sum, window) => sum + window.taken, 0);
  const names = week.technicians.filter(({ _id }) => off.includes(_id)).map(({ name }) => name);
  return (
    <th scope="col" aria-current={date === week.today ? 'date' : undefined}>
      <Link to={paths.admin.dayOf(date)} title={formatVisitDay(date)}>
        {formatWeekday(weekdayOf(date), 'short')} {shortDay(date)}
      </Link>{' '}
      <Text span size="sm" fw={400} c="dimmed">
        {t('load', { taken, visits: places })}
      </Text>
      {names.length > 0 && (
        <Text span display="block" size="sm" fw={400} c="dimmed" truncate title={joined(names)}>
          {t('offThatDay', { names: joined(names.map(shortName)) })}
        </Text>
      )}
    </th>
  );
}

type CellProps = { window: BoardWindow; drop: (visit: BoardVisit) => void; children: ReactNode };

function WindowCell({ window, drop, children }: CellProps) {
  const place = useRef<HTMLTableCellElement>(null);
  useDropTarget(place, drop);
  return (
    <td ref={place}>
      <div className={window.taken === 0 ? 'visually-hidden' : undefined}>
        <WindowLoad window={window} />
      </div>
      <ul className={classes.stack}>{children}</ul>
    </td>
  );
}

function WeekVisit({ visit, path }: { visit: BoardVisit; path: (id: string) => string }) {
  const item = useRef<HTMLLIElement>(null);
  useDraggable(item, visit, { enabled: isOpen(visit.stage) });
  const services = servicesInWords(visit);
  const late = lateness(visit, new Date());
  return (
    <li ref={item} className={card.draggable}>
      <article
        className={card.card}
        data-stage={visit.stage}
        data-late={late !== null || (isUnassigned(visit) && visit.gap !== null) || undefined}
        title={[visit.fullname, areaName(visit.area), services, late].filter(Boolean).join(', ')}
      >
        <p className={card.line}>
          <Link
            to={path(visit._id)}
            state={{ opened: true }}
            preventScrollReset
            className={card.name}
            draggable={false}
            aria-label={t('nameOrderNumber', { name: visit.fullname, number: visit.orderNumber })}
          >
            {shortName(visit.fullname)}
          </Link>
          {late && <Mark icon="warning" words={late} />}
          <span className={`${card.services} ${card.brief}`}>{visit.appliance || services}</span>
        </p>
      </article>
    </li>
  );
}
