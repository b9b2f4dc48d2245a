// Moves a card by keyboard: Space or Enter picks it up and puts it down, arrow keys move it.
import { type KeyboardEvent, useState } from 'react';
import type { Board } from '#shared/day/schema.ts';
import { type CardVisit, isShelved, type Place, placeKey, placeOf, placeWords } from './places.ts';
import { dayTexts as t } from './texts.ts';

type Carried = { visit: CardVisit; at: Place };

type Options = {
  board: Board;
  put: (visit: CardVisit, to: Place) => void;
  announce: (words: string) => void;
  freeze: (still: boolean) => void;
  reveal: (place: Place) => void;
};

const arrows: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (value: number, length: number) => Math.min(Math.max(value, 0), length - 1);

/** The next place in a direction, or the same place at the edge of the board. */
function beside(
  board: Board,
  { technicianId, from }: Place,
  [columns, rows]: readonly [number, number],
): Place {
  const whose = [null, ...board.technicians.map(({ _id }) => _id)];
  const times = [...(board.late.length > 0 ? [null] : []), ...board.windows.map((window) => window.from)];
  return {
    technicianId: whose[within(whose.indexOf(technicianId) + columns, whose.length)] ?? null,
    from: times[within(times.indexOf(from) + rows, times.length)] ?? null,
  };
}

export function useCarrying({ board, put, announce, freeze, reveal }: Options) {
  const [carried, setCarried] = useState<Carried | null>(null);

  const end = () => {
    setCarried(null);
    freeze(false);
  };
  const cancel = () => {
    if (!carried) return;
    end();
    announce(t('stays'));
  };

  const onKeyDown = (event: KeyboardEvent, visit: CardVisit) => {
    const arrow = arrows[event.key];
    const isTake = event.key === ' ' || event.key === 'Enter';
    if (!carried) {
      if (!isTake) return;
      event.preventDefault();
      const at = isShelved(visit)
        ? { technicianId: visit.technicianId, from: board.windows[0]?.from ?? null }
        : placeOf(visit, board.date);
      setCarried({ visit, at });
      freeze(true);
      announce(t('pickedUp', { name: visit.fullname, place: placeWords(at, board) }));
      return;
    }
    if (arrow) {
      event.preventDefault();
      const at = beside(board, carried.at, arrow);
      setCarried({ ...carried, at });
      reveal(at);
      return announce(placeWords(at, board));
    }
    if (isTake) {
      event.preventDefault();
      end();
      return put(carried.visit, carried.at);
    }
    if (event.key === 'Escape') event.preventDefault();
    if (event.key === 'Escape' || event.key === 'Tab') cancel();
  };
  return {
    carriedId: carried?.visit._id ?? null,
    over: carried ? placeKey(carried.at) : null,
    onKeyDown,
    cancel,
  };
}
