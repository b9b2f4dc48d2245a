// Checks the table of moves against the owner's rules, which are written out by hand.
import { expect, test } from 'vitest';
import { type Mover, mayCostFee, mayMove, nextStages, type Stage, stages, statusOf } from './stages.ts';

const rows: [Stage[], Stage, Mover[]][] = [
  [['requested', 'waiting'], 'scheduled', ['customer', 'admin']],
  [['scheduled'], 'scheduled', ['customer', 'admin']],
  [['scheduled'], 'requested', ['admin']],
  [['requested', 'scheduled'], 'cancelled', ['customer', 'admin']],
  [['scheduled'], 'on_the_way', ['technician', 'admin']],
  [['scheduled'], 'working', ['technician', 'admin']],
  [['on_the_way'], 'scheduled', ['technician', 'admin']],
  [['on_the_way'], 'working', ['technician', 'admin']],
  [['working'], 'waiting', ['technician', 'admin']],
  [['waiting'], 'working', ['technician', 'admin']],
  [['working'], 'done', ['technician', 'admin']],
  [['on_the_way', 'working', 'waiting'], 'cancelled', ['admin']],
  [['requested', 'scheduled', 'on_the_way', 'working', 'waiting', 'cancelled'], 'done', ['admin']],
  [['done'], 'scheduled', ['admin']],
  [['done'], 'requested', ['admin']],
  [['cancelled'], 'requested', ['admin']],
];

const movers: Mover[] = ['customer', 'technician', 'admin'];
const pairs = stages.flatMap((from) => stages.map((to) => [from, to] as const));

test.each(pairs)('a move from %s to %s is open only to the roles of the rules', (from, to) => {
  const named = movers.filter((mover) =>
    rows.some(([froms, target, who]) => froms.includes(from) && target === to && who.includes(mover)),
  );
  expect(movers.filter((mover) => mayMove(mover, from, to))).toEqual(named);
});

test('the table of moves lists the legal next stages', () => {
  expect(nextStages('customer', 'scheduled')).toEqual(['scheduled', 'cancelled']);
  expect(nextStages('technician', 'on_the_way')).toEqual(['scheduled', 'working']);
  expect(nextStages('customer', 'done')).toEqual([]);
});

test('cancelling can cost a fee once a technician is on the way', () => {
  expect(stages.filter(mayCostFee)).toEqual(['on_the_way', 'working', 'waiting']);
});

test('only the stage done has the status Complete', () => {
  expect(stages.filter((stage) => statusOf(stage) === 'Complete')).toEqual(['done']);
});
