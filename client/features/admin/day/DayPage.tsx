import { lazy, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { chunk } from '#client/app/chunk.ts';
import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';
import type { Prefetch } from '#client/lib/prefetch.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useCan } from '#client/lib/use-can.ts';
import { useMedia } from '#client/lib/use-media.ts';
import { useNow } from '#client/lib/use-now.ts';
import { useOpenOne } from '#client/lib/use-open-one.ts';
import { usePreload } from '#client/lib/use-preload.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { LazyPart } from '#client/ui/LazyPart.tsx';
import { Menu } from '#client/ui/Menu.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import type { Board } from '#shared/day/schema.ts';
import { dayNamed, indiaDayOf } from '#shared/india-day.ts';
import { paths } from '#shared/paths.ts';
import { Loaded } from '../Loaded.tsx';
import { MenuButton } from '../MenuButton.tsx';
import { loadOrderPanel, OrderPanel } from '../orders/panel/LazyOrderPanel.tsx';
import { useOrderStatus } from '../orders/steps/use-order-status.tsx';
import { PanelPart } from '../PanelPart.tsx';
import { DaySheet } from '../print/DaySheet.tsx';
import { Screen } from '../Screen.tsx';
import { ToDo } from '../to-do/ToDo.tsx';
import { useShopTime } from '../use-shop-time.ts';
import { BoardActionsProvider } from './board-actions.ts';
import classes from './Day.module.css';
import { DayBar, DayCounts } from './DayBar.tsx';
import { DayList } from './DayList.tsx';
import { backWords, offWords } from './off-words.ts';
import { type CardVisit, isShelved } from './places.ts';
import { dayTexts as t } from './texts.ts';
import { useBoard } from './use-board.ts';
import { useMoves } from './use-moves.tsx';
import { useStable } from './use-stable.ts';
import { loadAssignMenu } from './VisitCard.tsx';

const loadVisitDialog = chunk(async () => ({
  default: (await import('../orders/steps/VisitDialog.tsx')).VisitDialog,
}));
const VisitDialog = lazy(loadVisitDialog);
const loadSuggestions = chunk(() => import('./Suggestions.tsx'));
const Suggestions = lazy(loadSuggestions);
const TechnicianOff = lazy(chunk(() => import('./TechnicianOff.tsx')));

const later = [loadOrderPanel, loadVisitDialog, loadAssignMenu, loadSuggestions];

// Phones do not load the drag and drop.
const DayGrid = lazy(() => import('./DayGrid.tsx'));

export const prefetch: Prefetch = async (queries, { search, signedIn }) => {
  if (!signedIn) return;
  const date = dayNamed(search.get('date'));
  const orderId = search.get('order');
  await Promise.all([
    queries.backoffice.toDo.prefetch(),
    queries.backoffice.opening.prefetch(),
    search.get('view') === 'week'
      ? queries.day.week.prefetch({ date: date ?? indiaDayOf(Date.now()) })
      : queries.day.board.prefetch(date ? { date } : {}),
    orderId && queries.orders.one.prefetch({ orderId }),
  ]);
};

export function Component() {
  const [params] = useSearchParams();
  return params.get('view') === 'week' ? <WeekScreen /> : <DayScreen />;
}

function DayScreen() {
  const [params, setParams] = useSearchParams();
  const given = dayNamed(params.get('date'));
  const now = useShopTime(useNow());
  const dayBoard = useBoard(given, now);
  const { board, reading } = dayBoard;
  const [suggesting, setSuggesting] = useState(false);
  const suggestButton = useRef<HTMLButtonElement>(null);
  // Uses the browser's clock until the server has answered.
  const today = board?.today ?? indiaDayOf(Date.now());
  const date = given ?? today;
  const go = (date: string) => setParams(date === today ? {} : { date });
  const off = params.get('off');
  const back = params.get('back');
  const may = useCan();
  return (
    <Screen
      title={t('day')}
      beside={<DayBar date={date} today={today} go={go} step={1} />}
      actions={
        <>
          <Button
            ref={suggestButton}
            variant="outline"
            className={classes.suggest}
            aria-pressed={suggesting}
            onClick={() => setSuggesting(!suggesting)}
          >
            {t('suggest')}
          </Button>
          <MenuButton words={t('more')}>
            <Menu.Item className={classes.suggestInMenu} onClick={() => setSuggesting(!suggesting)}>
              {t('suggest')}
            </Menu.Item>
            <Menu.Item onClick={() => window.print()}>{t('printSheets')}</Menu.Item>
            {may('settings.edit') &&
              date >= today &&
              board?.technicians
                .filter(({ onDuty }) => onDuty)
                .map(({ _id, name }) => (
                  <Menu.Item key={_id} onClick={() => setParams({ date, off: _id }, { replace: true })}>
                    {offWords(name, date)}
                  </Menu.Item>
                ))}
            {may('settings.edit') &&
              date >= today &&
              board?.absent.map(({ _id, name }) => (
                <Menu.Item key={_id} onClick={() => setParams({ date, back: _id }, { replace: true })}>
                  {backWords(name, date)}
                </Menu.Item>
              ))}
          </MenuButton>
          <ButtonLink to={paths.admin.newBooking}>{t('newBooking')}</ButtonLink>
        </>
      }
    >
      <ToDo />
      <PanelPart>
        {off && (
          <TechnicianOff
            key={off}
            id={off}
            date={date}
            close={() => setParams({ date }, { replace: true })}
          />
        )}
        {back && (
          <TechnicianOff
            back
            key={back}
            id={back}
            date={date}
            close={() => setParams({ date }, { replace: true })}
          />
        )}
      </PanelPart>
      <Loaded reading={{ ...reading, data: board }} height={480}>
        {(board) => (
          <DayView
            key={board.date}
            board={board}
            dayBoard={dayBoard}
            now={now}
            suggesting={suggesting}
            stopSuggesting={() => {
              setSuggesting(false);
              suggestButton.current?.focus();
            }}
          />
        )}
      </Loaded>
    </Screen>
  );
}

type Props = {
  board: Board;
  dayBoard: ReturnType<typeof useBoard>;
  now: number;
  suggesting: boolean;
  stopSuggesting: () => void;
};

function DayView({ board, dayBoard, now, suggesting, stopSuggesting }: Props) {
  const isWide = useMedia('(min-width: 48em)');
  const isHydrated = useKnownInBrowser(true);
  const [isWritten] = useState(!isHydrated);
  const open = useOpenOne('order');
  const status = useOrderStatus();
  const announcement = useRef<HTMLParagraphElement>(null);
  // Sets the text directly in the DOM, because a state change would render all cards.
  const announce = (words: string) => {
    if (announcement.current) announcement.current.textContent = words;
  };
  const { moves, prompt } = useMoves(dayBoard, announce);
  usePreload(later);
  const [menuOf, setMenuOf] = useState<string | null>(null);
  const [timeOf, setTimeOf] = useState<CardVisit | null>(null);
  const { path } = open;
  const closeMenu = () => {
    if (menuOf) document.querySelector<HTMLElement>(`[data-assign="${menuOf}"]`)?.focus();
    setMenuOf(null);
  };
  const stable = useStable({
    askAssign: ({ _id }: CardVisit) => setMenuOf(menuOf === _id ? null : _id),
    askTime: (visit: CardVisit) => setTimeOf(visit),
    closeMenu,
    pick: (visit: CardVisit, technicianId: string | null) => {
      closeMenu();
      if (technicianId !== visit.technicianId) moves.assign(visit, technicianId);
    },
    put: moves.put,
    freeze: dayBoard.freeze,
  });
  const actions = useMemo(() => ({ ...stable, path }), [stable, path]);
  const shown = { board, now, menuOf };
  const list = (
    <div className={classes.guessed}>
      <DayList {...shown} />
      <DayCounts board={board} />
    </div>
  );
  return (
    <>
      {isWide && <DayCounts board={board} />}
      {dayBoard.reading.isError && <Notice kind="failure">{t('outOfDate')}</Notice>}
      {board.cut && <Notice kind="note">{t('cut')}</Notice>}
      {suggesting && (
        <PanelPart>
          <Suggestions board={board} now={now} accept={moves.assign} close={stopSuggesting} />
        </PanelPart>
      )}
      <BoardActionsProvider value={actions}>
        {isWide ? (
          <LazyPart
            loading={isWritten ? list : <Skeleton width="100%" height={480} />}
            failed={<DayList {...shown} />}
          >
            <DayGrid {...shown} />
          </LazyPart>
        ) : (
          list
        )}
      </BoardActionsProvider>
      <p ref={announcement} role="status" className="visually-hidden" />
      {prompt}
      {timeOf && (
        <PanelPart>
          <VisitDialog
            title={isShelved(timeOf) ? t('agreeTime') : t('changeTime')}
            order={{ ...timeOf, proposedVisit: 'proposed' in timeOf ? timeOf.proposed : null }}
            close={() => setTimeOf(null)}
          />
        </PanelPart>
      )}
      {open.id ? <OrderPanel id={open.id} close={open.close} status={status} /> : <DaySheet board={board} />}
      {status.prompt}
    </>
  );
}

// Phones that show the day alone do not load the drag and drop.
const WeekGrid = lazy(() => import('./WeekGrid.tsx'));

const minute = 60_000;

function WeekScreen() {
  const [params, setParams] = useSearchParams();
  const today = indiaDayOf(Date.now());
  const date = dayNamed(params.get('date')) ?? today;
  const reading = trpc.day.week.useQuery({ date }, { staleTime: 0, refetchInterval: minute });
  const open = useOpenOne('order');
  const status = useOrderStatus();
  const isHydrated = useKnownInBrowser(true);
  return (
    <Screen
      title={t('day')}
      beside={
        <DayBar date={date} today={today} go={(next) => setParams({ view: 'week', date: next })} step={7} />
      }
      actions={<ButtonLink to={paths.admin.newBooking}>{t('newBooking')}</ButtonLink>}
    >
      <Loaded reading={reading} height={480}>
        {(week) => (
          <>
            {week.cut && <Notice kind="note">{t('cut')}</Notice>}
            {isHydrated && (
              <LazyPart
                loading={<Skeleton width="100%" height={480} />}
                failed={<Notice kind="failure">{t('outOfDate')}</Notice>}
              >
                <WeekGrid week={week} path={open.path} />
              </LazyPart>
            )}
          </>
        )}
      </Loaded>
      {open.id && <OrderPanel id={open.id} close={open.close} status={status} />}
      {status.prompt}
    </Screen>
  );
}
