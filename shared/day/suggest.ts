// Proposes a technician for each unassigned visit, with a reason. A pure function: the same day gives the
// same result.
import { indiaMoment } from '../india-day.ts';
import { joined } from '../joined.ts';
import { firstNameOf } from '../orders/sentences.ts';
import { areaName, nameIn } from '../place-names.ts';
import type { Visit } from '../visits/schema.ts';
import { formatClock } from '../visits/words.ts';
import { isUnassigned } from './counts.ts';
import type { Board, BoardTechnician, BoardVisit } from './schema.ts';
import { applianceTexts, suggestionTexts as t } from './texts.ts';

export type Suggestion = { visitId: string; technicianId: string | null; reason: string };

const appliancesOf = (visit: BoardVisit): string =>
  visit.categories.length === 0
    ? t('this')
    : joined(visit.categories.map((category) => nameIn(applianceTexts, category)));

const byKey =
  <T>(keyOf: (item: T) => readonly (string | number)[]) =>
  (a: T, b: T): number => {
    const [left, right] = [keyOf(a), keyOf(b)];
    for (const [at, value] of left.entries()) {
      const other = right[at] ?? 0;
      if (value !== other) return value < other ? -1 : 1;
    }
    return 0;
  };

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const between = ({ visit: a }: BoardVisit, { visit: b }: BoardVisit): number =>
  a.from < b.from ? minutes(b.from) - minutes(a.to) : minutes(a.from) - minutes(b.to);

const adjacentMinutes = 60;

type Day = Map<string, BoardVisit[]>;

function nearest(day: Day, technicianId: string, visit: BoardVisit): BoardVisit | undefined {
  return (day.get(technicianId) ?? [])
    .filter((other) => other.area === visit.area && !overlaps(other, visit))
    .sort(byKey((other) => [between(other, visit), other.visit.from, other.orderNumber]))[0];
}

/**
 * A score: the distance to the technician's nearest visit, plus the visits above those of the least busy
 * technician. Otherwise one technician would get a whole area.
 */
function cost(day: Day, technician: BoardTechnician, visit: BoardVisit, minLoad: number): number {
  const near = nearest(day, technician._id, visit);
  const distance = near === undefined ? 2 : between(near, visit) <= adjacentMinutes ? 0 : 1;
  return distance + (day.get(technician._id)?.length ?? 0) - minLoad;
}

function inOrderOfFit(day: Day, fitting: readonly BoardTechnician[], visit: BoardVisit): BoardTechnician[] {
  const minLoad = Math.min(...fitting.map(({ _id }) => day.get(_id)?.length ?? 0));
  return fitting
    .map((technician) => ({ technician, cost: cost(day, technician, visit, minLoad) }))
    .sort(
      byKey(({ technician, cost }) => [
        isSpecialist(technician) ? 0 : 1,
        cost,
        technician.name,
        technician._id,
      ]),
    )
    .map(({ technician }) => technician);
}

type Choices = ReadonlyMap<BoardVisit, readonly BoardTechnician[]>;

/** Assigns a visit. If necessary, gives another visit of the same window to another technician (augmenting path). */
function give(
  visit: BoardVisit,
  choices: Choices,
  visitOfTechnician: Map<string, BoardVisit>,
  tried: Set<string>,
): boolean {
  const fitting = choices.get(visit) ?? [];
  const free = fitting.find(({ _id }) => !visitOfTechnician.has(_id));
  if (free) {
    visitOfTechnician.set(free._id, visit);
    return true;
  }
  for (const { _id } of fitting) {
    const other = visitOfTechnician.get(_id);
    if (!other || tried.has(_id)) continue;
    tried.add(_id);
    if (give(other, choices, visitOfTechnician, tried)) {
      visitOfTechnician.set(_id, visit);
      return true;
    }
  }
  return false;
}

function whyHe(day: Day, technician: BoardTechnician, visit: BoardVisit): string {
  const appliances = isSpecialist(technician) ? appliancesOf(visit) : t('everything');
  const near = nearest(day, technician._id, visit);
  return near
    ? t('near', { appliances, area: areaName(near.area), time: formatClock(near.visit.from) })
    : t('free', { appliances, time: formatClock(visit.visit.from) });
}

function whyNobody(onDuty: readonly BoardTechnician[], able: readonly BoardTechnician[], visit: BoardVisit) {
  if (onDuty.length === 0) return t('nobodyOnDuty');
  if (able.length === 0) return t('nobodyRepairs', { appliances: appliancesOf(visit) });
  const [one] = able;
  const busy = { appliances: appliancesOf(visit), time: formatClock(visit.visit.from) };
  return able.length === 1 && one ? t('oneIsBusy', { ...busy, name: one.name }) : t('allAreBusy', busy);
}

/**
 * Proposes visits in order of time, warranty claims first. Technicians must be on duty, free and able.
 * Specialists come first, then the nearest other visit, then the least busy technician. As many visits of a
 * window as possible get a technician. A visit whose window is over at `now` gets none.
 */
export function suggest(
  {
    visits,
    technicians,
  }: {
    visits: readonly BoardVisit[];
    technicians: readonly BoardTechnician[];
  },
  now: number,
): Suggestion[] {
  const onDuty = technicians.filter((technician) => technician.onDuty);
  const day: Day = new Map();
  const put = (technicianId: string, visit: BoardVisit) =>
    day.set(technicianId, [...(day.get(technicianId) ?? []), visit]);
  const unassigned = visits.filter(isUnassigned);
  for (const visit of visits)
    if (visit.technicianId !== null && !isUnassigned(visit)) put(visit.technicianId, visit);

  const times = [...new Set(unassigned.map(({ visit }) => visit.from))].sort();
  return times.flatMap((from) => {
    const inWindow = unassigned
      .filter(({ visit }) => visit.from === from)
      .sort(byKey(({ warranty, orderNumber }) => [warranty ? 0 : 1, orderNumber]));
    const isOver = ({ visit }: BoardVisit) => indiaMoment(visit.date, visit.to) <= now;
    const ableFor = (visit: BoardVisit) => onDuty.filter((technician) => canRepair(technician, visit));
    const choices: Choices = new Map(
      inWindow.map((visit) => [
        visit,
        inOrderOfFit(
          day,
          isOver(visit) ? [] : ableFor(visit).filter(({ _id }) => !isBusyAt(day.get(_id) ?? [], visit)),
          visit,
        ),
      ]),
    );
    const visitOfTechnician = new Map<string, BoardVisit>();
    for (const visit of inWindow) give(visit, choices, visitOfTechnician, new Set());
    const takers = new Map([...visitOfTechnician].map(([technicianId, visit]) => [visit, technicianId]));
    const suggestions = inWindow.map((visit): Suggestion => {
      const taker = onDuty.find(({ _id }) => _id === takers.get(visit));
      return {
        visitId: visit._id,
        technicianId: taker?._id ?? null,
        reason: isOver(visit)
          ? t('over')
          : taker
            ? whyHe(day, taker, visit)
            : whyNobody(onDuty, ableFor(visit), visit),
      };
    });
    for (const [technicianId, visit] of visitOfTechnician) put(technicianId, visit);
    return suggestions;
  });
}

type Timed = { visit: Visit | null };

const overlaps = ({ visit: a }: Timed, { visit: b }: Timed): boolean =>
  a !== null && b !== null && a.date === b.date && a.from < b.to && b.from < a.to;

const isSpecialist = ({ categories }: BoardTechnician): boolean => categories.length > 0;

const canRepair = (technician: BoardTechnician, visit: Pick<BoardVisit, 'categories'>): boolean =>
  !isSpecialist(technician) || visit.categories.every((category) => technician.categories.includes(category));

const isBusyAt = (visits: readonly BoardVisit[], visit: Timed & { _id: string }): boolean =>
  visits.some((other) => other._id !== visit._id && other.stage !== 'done' && overlaps(other, visit));

/**
 * Lists reasons why a technician does not fit a visit, such as 'has a visit then'. `visits` are the
 * technician's visits.
 */
export const reasonsAgainst = (
  technician: BoardTechnician,
  visit: Timed & Pick<BoardVisit, '_id' | 'categories'>,
  visits: readonly BoardVisit[],
): string[] =>
  [
    !technician.onDuty && t('offDuty'),
    !canRepair(technician, visit) && t('otherThings'),
    isBusyAt(visits, visit) && t('busy'),
  ].filter((words) => words !== false);

/** 'Imran has a visit then', or '' if nothing speaks against the technician. */
export function wordsAgainst(
  {
    technicians,
    absent = [],
    visits,
  }: Pick<Board, 'technicians' | 'visits'> & Partial<Pick<Board, 'absent'>>,
  visit: Timed & Pick<BoardVisit, '_id' | 'categories'>,
  technicianId: string | null,
): string {
  const technician = technicians.find(({ _id }) => _id === technicianId);
  if (!technician) {
    const away = absent.find(({ _id }) => _id === technicianId);
    return away ? t('against', { name: firstNameOf(away.name), reasons: t('offDuty') }) : '';
  }
  const own = visits.filter((other) => other.technicianId === technicianId);
  const reasons = reasonsAgainst(technician, visit, own);
  return reasons.length === 0
    ? ''
    : t('against', { name: firstNameOf(technician.name), reasons: joined(reasons) });
}
