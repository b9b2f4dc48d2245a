import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countsOf } from './counts.ts';
import type { BoardTechnician, BoardVisit } from './schema.ts';
import { suggest } from './suggest.ts';

const date = '2026-11-23';
const hours = { 9: '11:00', 11: '13:00', 14: '16:00', 16: '18:00', 18: '20:00' } as const;
type Hour = 9 | 11 | 14 | 16 | 18;
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

let made = 0;
const visit = (hour: Hour, changes: Partial<BoardVisit> = {}): BoardVisit => {
  made += 1;
  return {
    _id: `visit ${made}`,
    orderNumber: 1000 + made,
    fullname: 'Asha Patil',
    mobile: '9876501230',
    area: 'Garkheda',
    street: '',
    products: [{ productName: 'Fridge Repair', quantity: 1 }],
    categories: ['refrigeration'],
    appliance: 'Fridge',
    stage: 'scheduled',
    since: null,
    visit: { date, from: clock(hour), to: hours[hour] },
    dueAt: `${date}T20:00:00.000Z`,
    technicianId: null,
    gap: null,
    warranty: false,
    note: false,
    customerNote: '',
    sameNumber: 1,
    cash: 399,
    ...changes,
  };
};
const technician = (
  name: string,
  categories: string[] = ['refrigeration'],
  onDuty = true,
): BoardTechnician => ({
  _id: name.toLowerCase(),
  userId: 1001,
  name,
  categories,
  onDuty,
});
const morning = Date.parse(`${date}T08:00:00+05:30`);
const told = (visits: BoardVisit[], technicians: BoardTechnician[], now = morning) =>
  suggest({ visits, technicians }, now).map(({ technicianId, reason }) => [technicianId, reason]);

test('the proposed technician repairs the appliance and is in the area', () => {
  const before = visit(9, { technicianId: 'ravi' });
  expect(told([before, visit(11)], [technician('Meena'), technician('Ravi')])).toEqual([
    ['ravi', 'repairs refrigerators, in Garkheda at 9 am'],
  ]);
});

test('a technician in the same area in the next window is preferred', () => {
  const visits = [visit(9, { technicianId: 'meena' }), visit(14, { technicianId: 'ravi' }), visit(16)];
  expect(told(visits, [technician('Meena'), technician('Ravi')])[0]?.[0]).toBe('ravi');
});

test('specialists are proposed before technicians who repair everything', () => {
  const all = technician('Aarti', []);
  expect(told([visit(9)], [all, technician('Ravi')])).toEqual([
    ['ravi', 'repairs refrigerators, free at 9 am'],
  ]);
  expect(told([visit(9), visit(9)], [all, technician('Ravi')])).toEqual([
    ['ravi', 'repairs refrigerators, free at 9 am'],
    ['aarti', 'repairs everything, free at 9 am'],
  ]);
});

test('the proposal explains why no technician fits', () => {
  const oven = visit(9, { categories: ['kitchen'] });
  expect(told([oven], [technician('Ravi', ['refrigeration'], false)])).toEqual([[null, 'Nobody is on duty']]);
  expect(told([oven], [technician('Ravi')])).toEqual([[null, 'Nobody on duty repairs kitchen appliances']]);
  const busy = visit(9, { technicianId: 'ravi' });
  expect(told([busy, visit(9)], [technician('Ravi')])).toEqual([
    [null, 'Ravi alone repairs refrigerators, and has a visit at 9 am'],
  ]);
  const both = [busy, visit(9, { technicianId: 'meena' }), visit(9)];
  expect(told(both, [technician('Ravi'), technician('Meena')])).toEqual([
    [null, 'All who repair refrigerators have a visit at 9 am'],
  ]);
});

test('a warranty claim gets a technician before an older order', () => {
  const [older, claim] = [visit(9), visit(9, { warranty: true })];
  expect(suggest({ visits: [older, claim], technicians: [technician('Ravi')] }, morning)).toEqual([
    { visitId: claim._id, technicianId: 'ravi', reason: 'repairs refrigerators, free at 9 am' },
    {
      visitId: older._id,
      technicianId: null,
      reason: 'Ravi alone repairs refrigerators, and has a visit at 9 am',
    },
  ]);
});

test('two simultaneous visits get two technicians if possible', () => {
  const both = technician('Aarti', ['refrigeration', 'kitchen']);
  const visits = [visit(9), visit(9, { categories: ['kitchen'] })];
  expect(told(visits, [both, technician('Ravi')]).map(([who]) => who)).toEqual(['ravi', 'aarti']);
});

test('the visits of one area are spread over several technicians', () => {
  const visits = ([9, 11, 14, 16, 18] as const).map((hour) => visit(hour));
  const loads = Map.groupBy(told(visits, [technician('Meena'), technician('Ravi')]), ([who]) => who);
  expect([...loads.values()].map((of) => of.length).toSorted()).toEqual([2, 3]);
});

test('a visit whose time is over gets no technician', () => {
  const afternoon = Date.parse(`${date}T15:26:00+05:30`);
  expect(told([visit(11), visit(14)], [technician('Ravi')], afternoon)).toEqual([
    [null, 'This time is over: agree on another time'],
    ['ravi', 'repairs refrigerators, free at 2 pm'],
  ]);
});

test('visits that are done, cancelled or assigned get no proposal', () => {
  const visits = [visit(9, { stage: 'done' }), visit(11, { technicianId: 'ravi' })];
  expect(told(visits, [technician('Ravi')])).toEqual([]);
});

const categories = ['refrigeration', 'kitchen', 'laundary'];
const someTechnicians = fc
  .array(fc.record({ categories: fc.subarray(categories), onDuty: fc.boolean() }), { maxLength: 6 })
  .map((all) => all.map((one, at) => ({ ...technician(`T${at}`), ...one })));
const someVisits = fc
  .array(
    fc.record({
      hour: fc.constantFrom<Hour>(9, 11, 14),
      area: fc.constantFrom('Garkheda', 'CIDCO'),
      categories: fc.subarray(categories, { minLength: 1, maxLength: 2 }),
      technicianId: fc.option(fc.constantFrom('t0', 't1'), { nil: null }),
      warranty: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((all) => all.map(({ hour, ...changes }) => visit(hour, changes)));

test('a technician who is off duty, unable or busy is never proposed', () => {
  fc.assert(
    fc.property(someVisits, someTechnicians, (visits, technicians) => {
      const suggestions = suggest({ visits, technicians }, morning);
      const reversed = { visits: visits.toReversed(), technicians: technicians.toReversed() };
      expect(suggest(reversed, morning)).toEqual(suggestions);
      const held = new Set(
        visits.flatMap(({ technicianId, visit }) => (technicianId ? [`${technicianId} ${visit.from}`] : [])),
      );
      for (const { visitId, technicianId } of suggestions) {
        if (technicianId === null) continue;
        const asked = visits.find(({ _id }) => _id === visitId);
        const who = technicians.find(({ _id }) => _id === technicianId);
        expect(asked?.technicianId).toBeNull();
        expect(who?.onDuty).toBe(true);
        if (who?.categories.length)
          expect(who.categories).toEqual(expect.arrayContaining(asked?.categories ?? []));
        const place = `${technicianId} ${asked?.visit.from}`;
        expect(held.has(place)).toBe(false);
        held.add(place);
      }
    }),
  );
});

test("the day's counts include unassigned visits of earlier days", () => {
  const late = visit(9);
  const visits = [
    visit(9),
    visit(11, { stage: 'done', technicianId: 'ravi', cash: 0 }),
    visit(14, { cash: 0.1 }),
  ];
  expect(countsOf({ visits, late: [late] })).toEqual({
    visits: 3,
    unassigned: 3,
    done: 1,
    cash: 399.1,
  });
});
