import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '#client/ui/Icon.tsx';
import type { BoardVisit } from '#shared/day/schema.ts';
import { formatRupees } from '#shared/format.ts';
import { servicesInWords } from '#shared/orders/sentences.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { formatClock } from '#shared/visits/words.ts';
import { lateness } from '../orders/Late.tsx';
import { shortVisit } from '../orders/order-words.ts';
import { StageBadge } from '../orders/StageBadge.tsx';
import classes from './Day.module.css';
import { canChangeTime } from './places.ts';

export type CardActions = {
  askAssign: (visit: BoardVisit) => void;
  askTime: (visit: BoardVisit) => void;
  path: (id: string) => string;
};

type Props = {
  visit: BoardVisit;
  /** The time in ms. */
  now: number;
  actions: CardActions;
  menu?: ReactNode;
  /** The handle for dragging by keyboard. */
  grip?: ReactNode;
  earlier: boolean;
};

export const VisitCard = memo(function VisitCard({ visit, now, actions, menu, grip, earlier }: Props) {
  const open = isOpen(visit.stage);
  const late = lateness(visit, new Date(now));
  const services = servicesInWords(visit);
  return (
    <article
      className={classes.card}
      aria-label={`${visit.fullname}, order ${visit.orderNumber}`}
      data-visit={visit._id}
      data-late={late !== null || undefined}
      data-closed={!open || undefined}
    >
      <div className={classes.top}>
        <span className={classes.time}>
          {earlier ? shortVisit(visit.visit) : formatClock(visit.visit.from)}
        </span>
        {grip}
      </div>
      <Link
        to={actions.path(visit._id)}
        state={{ opened: true }}
        preventScrollReset
        className={classes.name}
        draggable={false}
      >
        {visit.fullname}
      </Link>
      <p className={classes.area}>{visit.area}</p>
      <p className={classes.services} title={services}>
        {services}
      </p>
      <p className={classes.marks}>
        <StageBadge stage={visit.stage} />
        {late !== null && (
          <span className={classes.late}>
            <Icon name="warning" size={14} />
            {late}
          </span>
        )}
        {visit.warranty && <span className={classes.mark}>Warranty</span>}
        {visit.note && <span className={classes.mark}>Note</span>}
        {!open && visit.cash > 0 && <strong className={classes.mark}>{formatRupees(visit.cash)} due</strong>}
      </p>
      {open && (
        <div className={classes.actions}>
          <button
            type="button"
            className={classes.action}
            aria-haspopup="menu"
            aria-expanded={menu !== undefined}
            data-assign={visit._id}
            onClick={() => actions.askAssign(visit)}
          >
            Assign
          </button>
          {canChangeTime(visit) && (
            <button type="button" className={classes.action} onClick={() => actions.askTime(visit)}>
              Change time
            </button>
          )}
          {menu}
        </div>
      )}
    </article>
  );
});
