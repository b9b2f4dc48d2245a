import { type ComponentProps, lazy, memo } from 'react';
import { Link } from 'react-router-dom';
import { chunk } from '#client/app/chunk.ts';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { mobileLink } from '#shared/contact-links.ts';
import type { Board } from '#shared/day/schema.ts';
import { formatRupees, formatTime } from '#shared/format.ts';
import { servicesInWords, shortName } from '#shared/orders/sentences.ts';
import { isOpen, type Stage, stageLabel } from '#shared/orders/stages.ts';
import { areaName } from '#shared/place-names.ts';
import { ordersTexts } from '../orders/texts.ts';
import { lateness } from '../orders/words/Late.tsx';
import { shortVisit } from '../orders/words/order-words.ts';
import { PanelPart } from '../PanelPart.tsx';
import { useBoardActions } from './board-actions.ts';
import classes from './Card.module.css';
import { type CardVisit, canChangeTime, isShelved } from './places.ts';
import { dayTexts as t } from './texts.ts';

export const loadAssignMenu = chunk(() => import('./AssignMenu.tsx'));
const AssignMenu = lazy(loadAssignMenu);

type Props = {
  visit: CardVisit;
  now: number;
  when: string | undefined;
  /** Shortens name and appliance for the columns of a desk. */
  short?: boolean;
  /** The board, if the menu of technicians is open. */
  menu: Board | null;
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

function sinceWords({ stage, since }: CardVisit, now: number): string | null {
  if (since === null) return null;
  if (stage === 'on_the_way') return t('onTheWaySince', { time: formatTime(since) });
  return t('atWorkFor', { minutes: Math.max(0, Math.round((now - Date.parse(since)) / 60_000)) });
}

export const VisitCard = memo(function VisitCard({ visit, now, when, short = false, menu }: Props) {
  const actions = useBoardActions();
  const open = isOpen(visit.stage);
  const late = lateness(visit, new Date(now));
  const shelved = isShelved(visit) ? visit : null;
  const services = [servicesInWords(visit), shelved?.waitsFor].filter(Boolean).join(', ');
  const since = sinceWords(visit, now);
  const gap = visit.gap && t(visit.gap === 'off' ? 'offThen' : 'busyThen');
  const sameNumber =
    open && visit.sameNumber > 1 ? ordersTexts('sameNumber', { count: visit.sameNumber }) : '';
  return (
    <article
      className={classes.card}
      aria-label={t('nameOrderNumber', { name: visit.fullname, number: visit.orderNumber })}
      title={[visit.fullname, areaName(visit.area), services, gap, since].filter(Boolean).join(', ')}
      tabIndex={-1}
      data-visit={visit._id}
      data-late={late !== null || gap !== null || undefined}
      data-stage={visit.stage}
    >
      <div className={classes.line}>
        <Link
          to={actions.path(visit._id)}
          state={{ opened: true }}
          preventScrollReset
          className={classes.name}
          draggable={false}
          aria-label={visit.fullname}
        >
          {short ? shortName(visit.fullname) : visit.fullname}
        </Link>
        {shelved?.proposed && (
          <Mark icon="calendar" words={t('proposed', { visit: shortVisit(shelved.proposed) })} />
        )}
        {visit.warranty && <Mark icon="shield" words={t('warranty')} />}
        {sameNumber && <Mark icon="person" words={sameNumber} />}
        {visit.note && open && <Mark icon="chat" words={t('note')} />}
        {late !== null && <Mark icon="warning" words={late} />}
        {!shelved && visit.stage !== 'scheduled' && (
          <Mark icon={stageIcons[visit.stage]} words={stageLabel(visit.stage)} />
        )}
      </div>
      <p className={classes.line}>
        {when && <strong>{when}</strong>}
        {gap && <strong style={{ color: 'var(--danger)' }}>{gap}</strong>}
        {since && <strong>{since}</strong>}
        {visit.area && <span className={classes.area}>{areaName(visit.area)}</span>}
        <span className={classes.services}>
          {shelved?.waitsFor || (short && visit.appliance) || services}
        </span>
        {!open && visit.cash > 0 && <strong>{t('amountDue', { amount: formatRupees(visit.cash) })}</strong>}
      </p>
      {shelved && (
        <a
          className={`${classes.action} ${classes.call}`}
          href={mobileLink(shelved.mobile)}
          title={t('callMobile', { mobile: shelved.mobile })}
        >
          <Icon name="phone" size={18} />
          <span className="visually-hidden">{t('call')}</span>
        </a>
      )}
      {open && (
        <div className={classes.actions}>
          <Action
            icon="person"
            words={t('assign')}
            aria-haspopup="menu"
            aria-expanded={menu !== null}
            data-assign={visit._id}
            onClick={() => actions.askAssign(visit)}
          />
          {canChangeTime(visit) && (
            <Action icon="calendar" words={t('changeTime')} onClick={() => actions.askTime(visit)} />
          )}
          {menu && (
            <PanelPart>
              <AssignMenu visit={visit} board={menu} />
            </PanelPart>
          )}
        </div>
      )}
    </article>
  );
});

type SignProps = { icon: IconName; words: string };

const Action = ({ icon, words, ...button }: SignProps & ComponentProps<'button'>) => (
  <button type="button" className={classes.action} title={words} {...button}>
    <Icon name={icon} size={18} />
    <span className="visually-hidden">{words}</span>
  </button>
);

export const Mark = ({ icon, words }: SignProps) => (
  <span className={classes.mark} title={words} data-mark={icon}>
    <Icon name={icon} size={14} />
    <span className="visually-hidden">{words}</span>
  </span>
);
