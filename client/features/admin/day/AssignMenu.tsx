// The menu of technicians. Technicians who fit come first, the others with the reason why they do not fit.
import type { Ref } from 'react';
import { Menu } from '#client/ui/mantine/Menu.ts';
import type { Board, BoardTechnician } from '#shared/day/schema.ts';
import { reasonsAgainst } from '#shared/day/suggest.ts';
import classes from './Day.module.css';
import type { CardVisit } from './places.ts';
import { dayTexts as t } from './texts.ts';

type Props = {
  visit: CardVisit;
  board: Board;
  pick: (technicianId: string | null) => void;
  close: () => void;
};

type Choice = { technician: BoardTechnician; against: string };

function choicesOf(visit: CardVisit, { technicians, visits }: Board): Choice[] {
  const visitsOf = Map.groupBy(visits, ({ technicianId }) => technicianId);
  const all = technicians.map((technician): Choice => {
    const against = reasonsAgainst(technician, visit, visitsOf.get(technician._id) ?? []).join(', ');
    return { technician, against };
  });
  return [...all.filter(({ against }) => !against), ...all.filter(({ against }) => against)];
}

const Anchor = ({ ref }: { ref?: Ref<HTMLSpanElement> }) => <span ref={ref} className={classes.anchor} />;

export function AssignMenu({ visit, board, pick, close }: Props) {
  return (
    <Menu
      opened
      onClose={close}
      position="bottom-start"
      shadow="md"
      width={260}
      returnFocus={false}
      zIndex={150}
      // Content outside a landmark is hard to find with a screen reader.
      portalProps={{ target: document.getElementById('main') ?? document.body }}
      withInitialFocusPlaceholder={false}
      // The list can have the focus, so that the keyboard scrolls it.
      menuItemTabIndex={0}
    >
      <Menu.Target>
        <Anchor />
      </Menu.Target>
      <Menu.Dropdown className={classes.menu} aria-label={t('assignOrder', { number: visit.orderNumber })}>
        {choicesOf(visit, board).map(({ technician, against }, at) => (
          <Menu.Item
            className={classes.choice}
            key={technician._id}
            data-autofocus={at === 0 || undefined}
            aria-current={technician._id === visit.technicianId || undefined}
            onClick={() => pick(technician._id)}
          >
            {technician.name}{' '}
            <span className={classes.quiet}>
              {technician._id === visit.technicianId ? t('hasIt') : against}
            </span>
          </Menu.Item>
        ))}
        {board.technicians.length === 0 && (
          <Menu.Item className={classes.choice} disabled>
            {t('nobodyOnDuty')}
          </Menu.Item>
        )}
        {visit.technicianId !== null && (
          <Menu.Item className={classes.choice} onClick={() => pick(null)}>
            {t('unassigned')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
