// The menu of technicians. Technicians who fit come first, the others with the reason why they do not fit.
import type { Ref } from 'react';
import { inMain } from '#client/ui/in-main.ts';
import { Box, Small } from '#client/ui/mantine/layout.tsx';
import { Menu } from '#client/ui/mantine/Menu.ts';
import type { Board, BoardTechnician } from '#shared/day/schema.ts';
import { reasonsAgainst } from '#shared/day/suggest.ts';
import { groupBy } from '#shared/group-by.ts';
import { useBoardActions } from './board-actions.ts';
import type { CardVisit } from './places.ts';
import { dayTexts as t } from './texts.ts';

type Choice = { technician: BoardTechnician; against: string };

function choicesOf(visit: CardVisit, { technicians, visits }: Board): Choice[] {
  const visitsOf = groupBy(visits, ({ technicianId }) => technicianId);
  const all = technicians.map((technician): Choice => {
    const against = reasonsAgainst(technician, visit, visitsOf.get(technician._id) ?? []).join(', ');
    return { technician, against };
  });
  return [...all.filter(({ against }) => !against), ...all.filter(({ against }) => against)];
}

/** Places the menu, but does not take over the attributes of a menu button. */
const Anchor = ({ ref }: { ref?: Ref<HTMLSpanElement> }) => (
  <Box component="span" ref={ref} pos="absolute" bottom={0} left={0} w={1} h={1} />
);

export default function AssignMenu({ visit, board }: { visit: CardVisit; board: Board }) {
  const { pick, closeMenu } = useBoardActions();
  return (
    <Menu
      opened
      onClose={closeMenu}
      position="bottom-start"
      shadow="md"
      width={260}
      styles={{ itemLabel: { minWidth: 0, overflowWrap: 'anywhere' } }}
      returnFocus={false}
      zIndex={150}
      portalProps={inMain()}
      withInitialFocusPlaceholder={false}
      // The list can have the focus, so that the keyboard scrolls it.
      menuItemTabIndex={0}
    >
      <Menu.Target>
        <Anchor />
      </Menu.Target>
      <Menu.Dropdown
        mah="min(320px, 60dvh)"
        style={{ overflowY: 'auto' }}
        aria-label={t('assignOrder', { number: visit.orderNumber })}
      >
        {choicesOf(visit, board).map(({ technician, against }, at) => (
          <Menu.Item
            mih={44}
            key={technician._id}
            data-autofocus={at === 0 || undefined}
            aria-current={technician._id === visit.technicianId || undefined}
            onClick={() => pick(visit, technician._id)}
          >
            {technician.name}{' '}
            <Small span display="block">
              {technician._id === visit.technicianId ? t('hasIt') : against}
            </Small>
          </Menu.Item>
        ))}
        {board.technicians.length === 0 && (
          <Menu.Item mih={44} disabled>
            {t('nobodyOnDuty')}
          </Menu.Item>
        )}
        {visit.technicianId !== null && (
          <Menu.Item mih={44} onClick={() => pick(visit, null)}>
            {t('unassigned')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
