import { useDebouncedValue, useLocalStorage } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { wordsOf } from '#client/lib/failure.ts';
import { useCurrentUser } from '#client/lib/session.ts';
import { recentKey } from '#client/lib/session-token.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useBackCloses } from '#client/lib/use-back-closes.ts';
import { useCan } from '#client/lib/use-can.ts';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { createSpotlight, Spotlight, useSpotlight } from '#client/ui/mantine/Spotlight.ts';
import { maxLength } from '#shared/limits.ts';
import { bareMobile } from '#shared/mobile-number.ts';
import { paths } from '#shared/paths.ts';
import { enquiryTexts } from '../enquiries/texts.ts';
import { allScreensOf } from '../frame/screens.ts';
import { type SectionId, sections } from '../settings/sections.ts';
import { useTechnicians } from '../use-technicians.ts';
import classes from './PanelSearch.module.css';
import { groupsOf, type Result, type ResultGroup } from './results.ts';
import { searchTexts as t } from './texts.ts';

const [store, panelSearch] = createSpotlight();
export const openSearch = panelSearch.open;
const listId = 'panel-search-results';
const optionId = (at: number) => `panel-search-${at}`;
const mostRecent = 6;

const sectionNames: Partial<Record<SectionId, string>> = {
  'tax-and-bills': t('taxNames'),
  'visit-times': `${t('calendar')}, ${t('offNames')}`,
  technicians: t('offNames'),
  api: t('apiNames'),
};

const screenNames: Record<string, string> = {
  [paths.admin.customers]: t('customerNames'),
  [paths.admin.orders]: t('export'),
  [paths.admin.bills]: t('export'),
};

/** The English name in the address, which people type in other languages too: 'bank file'. */
const inAddress = (to: string): string => {
  const [path = ''] = to.split('?');
  return path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');
};

/** Whether a name of the place begins with the typed text. */
const isNamed = (wanted: string, { label, names = '', asks }: Place): boolean =>
  !asks && [label, ...names.split(',')].some((name) => name.trim().toLowerCase().startsWith(wanted));

// Spotlight marks the selected option in the DOM, but reports it to no callback.
const list = () => document.getElementById(listId);
const selectedOption = () => list()?.querySelector('[data-selected]');

function selectFirst(): string {
  selectedOption()?.removeAttribute('data-selected');
  const option = list()?.querySelector('[data-action]');
  option?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: 0 }));
  return option?.id ?? '';
}

export default function SearchDialog() {
  const { opened } = useSpotlight(store);
  useBackCloses(panelSearch.close, opened);
  const [activeId, setActiveId] = useState('');
  const [text, setText] = useState('');
  const hasMoved = useRef(false);
  const { groups, isReading, error } = useResults(text);
  const [recent, remember] = useRecent();
  const navigate = useNavigate();
  const isEmpty = text.trim() === '';
  const shown: ResultGroup[] = isEmpty
    ? recent.length > 0
      ? [{ label: t('recent'), results: recent }]
      : []
    : groups;
  const count = shown.reduce((sum, { results }) => sum + results.length, 0);

  // Enter opens the first result, also if it arrives after the last key.
  const first = shown[0]?.results[0]?.to;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer
  useEffect(() => {
    if (!opened) return;
    // Later results keep the option that the arrow keys selected.
    const kept = hasMoved.current && selectedOption();
    setActiveId(kept ? kept.id : count > 0 ? selectFirst() : '');
  }, [opened, first, count]);

  const open = (result: Result) => {
    if (!result.asks) remember(result);
    // Replaces the history entry of the search, so that Back leads to the screen before it.
    void navigate(result.to, { replace: true });
  };
  const note = error
    ? wordsOf(error)
    : isEmpty
      ? recent.length === 0 && t('hint')
      : count === 0 && (isReading ? t('searching') : t('nothing', { text: text.trim() }));
  let at = -1;
  return (
    <Spotlight.Root
      store={store}
      query={text}
      onQueryChange={(query) => {
        hasMoved.current = false;
        setText(query);
      }}
      shortcut={null}
      scrollable
      maxHeight="min(70dvh, 560px)"
      centered={false}
      yOffset={6}
      overlayProps={{ backgroundOpacity: 0.35 }}
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': t('searchPanel') } }}
    >
      <Spotlight.Search
        placeholder={t('hint')}
        aria-label={t('searchPanel')}
        role="combobox"
        aria-expanded={count > 0}
        aria-controls={listId}
        aria-activedescendant={activeId || undefined}
        onKeyUp={({ key }) => {
          if (key.startsWith('Arrow')) hasMoved.current = true;
          setActiveId(selectedOption()?.id ?? '');
        }}
        maxLength={maxLength.search}
        leftSection={<Icon name="search" size={20} />}
      />
      <Spotlight.ActionsList
        id={`${listId}-area`}
        className={classes.list}
        // The scrolling element is the listbox, so that the arrow keys scroll it. Mantine's types lack this prop.
        {...{ viewportProps: { id: listId, role: 'listbox', 'aria-label': t('searchPanel') } }}
      >
        {shown.map(({ label, results }) => (
          <Spotlight.ActionsGroup key={label} label={label} role="group" aria-label={label}>
            {results.map((result) => {
              at += 1;
              const id = optionId(at);
              return (
                <Spotlight.Action
                  key={result.to + result.label}
                  // Spotlight's action ignores an id.
                  renderRoot={(props) => <button {...props} id={id} />}
                  role="option"
                  aria-selected={activeId === id}
                  label={result.label}
                  {...(result.description && { description: result.description })}
                  leftSection={<Icon name={result.icon} size={20} />}
                  onClick={() => open(result)}
                />
              );
            })}
          </Spotlight.ActionsGroup>
        ))}
      </Spotlight.ActionsList>
      {note && <Spotlight.Empty>{note}</Spotlight.Empty>}
      <span className="visually-hidden" role="status">
        {!isEmpty && !isReading && (count > 0 ? t('count', { count }) : note)}
      </span>
    </Spotlight.Root>
  );
}

/** `names` are further names of the place, with commas between. `words` match too, but do not name it. */
type Place = Result & { names?: string; words?: string };

const place = (to: string, icon: IconName, label: string, more: Partial<Place> = {}): Place => ({
  to,
  icon,
  label,
  ...more,
});

const withAddress = (one: Place | false): Place | false =>
  one && { ...one, names: `${one.names ?? ''}, ${inAddress(one.to)}` };

function useResults(typed: string) {
  const [settled] = useDebouncedValue(typed.trim(), 120);
  const { user } = useCurrentUser();
  const may = useCan();
  const reading = trpc.backoffice.search.useQuery(
    { text: settled },
    { enabled: settled !== '', staleTime: 0, placeholderData: keepPreviousData, retry: false },
  );
  const wanted = typed.trim().toLowerCase();
  const isOwner = may('settings.edit');
  const { data: technicians = [] } = useTechnicians({ enabled: isOwner && wanted !== '' });
  const mobile = bareMobile(wanted);
  const actions = [
    may('orders.book') && place(paths.admin.newBooking, 'plus', t('newBooking')),
    may('orders.book') &&
      /^[0-9]{10}$/.test(mobile) &&
      place(paths.admin.bookFor(mobile), 'plus', t('newBookingFor', { mobile }), { words: wanted }),
    ...(isOwner ? technicians : []).map(({ _id, name }) =>
      place(`${paths.admin.day}?off=${_id}`, 'calendar', t('offToday', { name }), { asks: true }),
    ),
    may('bills.edit') && place(paths.admin.cash, 'rupee', t('closeDay')),
  ];
  const screens = [
    may('requests.edit') && place(paths.admin.complaints, 'chat', enquiryTexts('complaints')),
    ...allScreensOf(user?.role).map(({ to, name, icon }) =>
      place(to, icon, name, { names: screenNames[to] ?? '' }),
    ),
    may('bills.edit') && place(paths.admin.bankFile, 'upload', t('bankFile')),
    may('imports.edit') && place(paths.admin.import('customers'), 'upload', t('import')),
    place(paths.admin.help, 'help', t('help')),
    ...sections
      .filter(({ permission }) => may(permission))
      .map(({ id, title, about }) =>
        place(paths.admin.settingsSection(id), 'sliders', title, {
          description: about,
          names: sectionNames[id] ?? '',
        }),
      ),
  ];
  const matching = (places: readonly (Place | false)[]) =>
    places
      .filter((one) => one !== false)
      .filter(
        ({ label, description = '', names = '', words = '' }) =>
          wanted !== '' && `${label} ${description} ${names} ${words}`.toLowerCase().includes(wanted),
      );
  return {
    groups: groupsOf(
      settled === '' ? undefined : reading.data,
      { actions: matching(actions), screens: matching(screens.map(withAddress)) },
      (one) => isNamed(wanted, one),
    ),
    isReading: reading.isFetching || settled !== typed.trim(),
    error: reading.error,
  };
}

/** The results that this user opened last on this device. */
function useRecent(): [Result[], (result: Result) => void] {
  const { user } = useCurrentUser();
  const [{ of, results }, store] = useLocalStorage<{ of: string; results: Result[] }>({
    key: recentKey,
    defaultValue: { of: '', results: [] },
    getInitialValueInEffect: false,
  });
  const own = of === user?._id ? results : [];
  const remember = (result: Result) =>
    store({
      of: user?._id ?? '',
      results: [result, ...own.filter(({ to }) => to !== result.to)].slice(0, mostRecent),
    });
  return [own, remember];
}
