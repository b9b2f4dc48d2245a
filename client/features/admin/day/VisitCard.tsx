import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { mobileLink } from '#shared/contact-links.ts';
import { formatRupees } from '#shared/format.ts';
import { servicesInWords } from '#shared/orders/sentences.ts';
import { isOpen, type Stage, stageLabel } from '#shared/orders/stages.ts';
import { areaName } from '#shared/place-names.ts';
import { lateness } from '../orders/Late.tsx';
import { shortVisit } from '../orders/order-words.ts';
import { ordersTexts } from '../orders/texts.ts';
import classes from './Card.module.css';
import { type CardVisit, canChangeTime, isShelved } from './places.ts';
import { dayTexts as t } from './texts.ts';

export type CardActions = {
  askAssign: (visit: CardVisit) => void;
  askTime: (visit: CardVisit) => void;
  path: (id: string) => string;
};

type Props = {
  visit: CardVisit;
  now: number;
  actions: CardActions;
  when: string | undefined;
  menu?: ReactNode;
  grip?: ReactNode;
};

const stageIcons: Record<Stage, IconName> = {
  requested: 'phone',
  scheduled: 'clock',
  on_the_way: 'van',
  working: 'wrench',
  waiting: 'pause',
  done: 'check',
  cancelled: 'close',
};

export const VisitCard = memo(function VisitCard({ visit, now, actions, when, menu, grip }: Props) {
  const open = isOpen(visit.stage);
  const late = lateness(visit, new Date(now));
  const shelved = isShelved(visit) ? visit : null;
  const services = [servicesInWords(visit), shelved?.waitsFor].filter(Boolean).join(', ');
  const sameNumber =
    open && visit.sameNumber > 1 ? ordersTexts('sameNumber', { count: visit.sameNumber }) : '';
  return (
    <article
      className={classes.card}
      aria-label={t('cardName', { name: visit.fullname, number: visit.orderNumber })}
      title={[visit.fullname, areaName(visit.area), services].filter(Boolean).join(', ')}
      tabIndex={-1}
      data-visit={visit._id}
      data-late={late !== null || undefined}
      data-stage={visit.stage}
    >
      <div className={classes.line}>
        <Link
          to={actions.path(visit._id)}
          state={{ opened: true }}
          preventScrollReset
          className={classes.name}
          draggable={false}
        >
          {visit.fullname}
        </Link>
        {shelved?.proposed && (
          <Mark icon="calendar" words={t('proposed', { visit: shortVisit(shelved.proposed) })} />
        )}
        {visit.warranty && <Mark icon="shield" words={t('warranty')} />}
        {sameNumber && <Mark icon="person" words={sameNumber} />}
        {visit.note && <Mark icon="chat" words={t('note')} />}
        {late !== null && <Mark icon="warning" words={late} />}
        {!shelved && <Mark icon={stageIcons[visit.stage]} words={stageLabel(visit.stage)} />}
      </div>
      <p className={classes.line}>
        {when && <strong>{when}</strong>}
        {visit.area && <span className={classes.area}>{areaName(visit.area)}</span>}
        <span className={classes.services}>
          {sameNumber && <b aria-hidden="true">{sameNumber} </b>}
          {shelved?.waitsFor || services}
        </span>
        {!open && visit.cash > 0 && <strong>{t('due', { amount: formatRupees(visit.cash) })}</strong>}
      </p>
      {shelved && (
        <a
          className={`${classes.action} ${classes.call}`}
          href={mobileLink(shelved.mobile)}
          title={t('callNumber', { mobile: shelved.mobile })}
        >
          <Icon name="phone" size={18} />
          <span className="visually-hidden">{t('call')}</span>
        </a>
      )}
      {open && (
        <div className={classes.actions}>
          {grip}
          <button
            type="button"
            className={classes.action}
            title={t('assign')}
            aria-haspopup="menu"
            aria-expanded={menu !== undefined}
            data-assign={visit._id}
            onClick={() => actions.askAssign(visit)}
          >
            <Icon name="person" size={18} />
            <span className="visually-hidden">{t('assign')}</span>
          </button>
          {canChangeTime(visit) && (
            <button
              type="button"
              className={classes.action}
              title={t('changeTime')}
              onClick={() => actions.askTime(visit)}
            >
              <Icon name="calendar" size={18} />
              <span className="visually-hidden">{t('changeTime')}</span>
            </button>
          )}
          {menu}
        </div>
      )}
    </article>
  );
});

const Mark = ({ icon, words }: { icon: IconName; words: string }) => (
  <span className={classes.mark} title={words} data-mark={icon}>
    <Icon name={icon} size={14} />
    <span className="visually-hidden">{words}</span>
  </span>
);
