import { createContext, useContext } from 'react';
import type { CardVisit, Place } from './places.ts';

/** The callbacks of cards and cells. Only `path` ever changes, so that memoized cards do not render again. */
type BoardActions = {
  askAssign: (visit: CardVisit) => void;
  askTime: (visit: CardVisit) => void;
  pick: (visit: CardVisit, technicianId: string | null) => void;
  closeMenu: () => void;
  put: (visit: CardVisit, to: Place) => void;
  freeze: (still: boolean) => void;
  path: (id: string) => string;
};

const Actions = createContext<BoardActions | null>(null);

export const BoardActionsProvider = Actions.Provider;

export function useBoardActions(): BoardActions {
  const actions = useContext(Actions);
  if (!actions) throw new Error('BoardActionsProvider is missing');
  return actions;
}
