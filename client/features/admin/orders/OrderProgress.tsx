import { Fragment, type ReactNode } from 'react';
import { Flex, Group } from '#client/ui/mantine/layout.tsx';
import { formatMoment, formatRupees } from '#shared/format.ts';
import type { Order } from '#shared/orders/schema.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { formatVisit, formatVisitDay } from '#shared/visits/words.ts';
import listClasses from '../ListAndPanel.module.css';
import { Late } from './Late.tsx';
import classes from './Orders.module.css';
import { StageBadge } from './StageBadge.tsx';
import { Steps } from './Steps.tsx';

type Props = {
  order: Order;
  complete: () => void;
};

export function OrderProgress({ order, complete }: Props) {
  const { stage, visit, waitingReason, partExpected, proposedVisit, cancellationFee, note } = order;
  const facts: readonly [name: string, words: ReactNode, isVisible: boolean][] = [
    ['Visit', visit ? formatVisit(visit) : 'No time agreed yet', visit !== null || isOpen(stage)],
    ['Due', formatMoment(order.dueAt), isOpen(stage)],
    ['Waiting for', waitingReason, waitingReason !== ''],
    ['Part expected', partExpected && formatVisitDay(partExpected), partExpected !== null],
    ['Proposed visit', proposedVisit && formatVisit(proposedVisit), proposedVisit !== null],
    ['Fee', formatRupees(cancellationFee), cancellationFee > 0],
    ['What is wrong', note, note !== ''],
  ];
  return (
    <Flex component="section" direction="column" gap="xs" aria-label="Progress">
      <Group gap="xs">
        <StageBadge stage={stage} />
        <Late order={order} />
      </Group>
      <dl className={listClasses.facts}>
        {facts
          .filter(([, , isVisible]) => isVisible)
          .map(([name, words]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd className={classes.words}>{words}</dd>
            </Fragment>
          ))}
      </dl>
      <Steps order={order} complete={complete} />
    </Flex>
  );
}
