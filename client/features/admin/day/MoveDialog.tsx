import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import type { BoardWindow } from '#shared/day/schema.ts';
import { formatVisit } from '#shared/visits/words.ts';
import type { Assignee } from '../orders/assigning/use-assigning.tsx';
import { type CardVisit, isShelved } from './places.ts';
import { dayTexts as t } from './texts.ts';

/** `against` says why the technician does not fit. */
export type Question = {
  visit: CardVisit;
  technicianId: string | null;
  window: BoardWindow;
  against: string;
};

type Props = Question & { date: string; to: Assignee; confirm: () => void; cancel: () => void };

export function MoveDialog({ visit, window, against, date, to, confirm, cancel }: Props) {
  const overbooks = window.free === 0;
  const whose = { number: visit.orderNumber, name: visit.fullname };
  return (
    <ConfirmDialog
      question={t('moveTo', { visit: formatVisit({ date, from: window.from, to: window.to }) })}
      yes={overbooks || against ? t('moveNevertheless') : t('moveYes')}
      confirm={confirm}
      cancel={cancel}
    >
      <p>
        {visit.visit && !isShelved(visit)
          ? t('moveFrom', { ...whose, visit: formatVisit(visit.visit) })
          : t('moveWhat', whose)}
      </p>
      {(to?._id ?? null) !== visit.technicianId && (
        <p>{to ? t('comesThen', { name: to.name }) : t('nobodyThen')}</p>
      )}
      {against && (
        <Notice kind="note">
          <p>{against}.</p>
        </Notice>
      )}
      {overbooks && (
        <Notice kind="note">
          <p>
            {window.taken >= window.visits
              ? t('isFull', { taken: window.taken, visits: window.visits })
              : t('tooSoon')}
          </p>
        </Notice>
      )}
    </ConfirmDialog>
  );
}
