import { Fragment, type ReactNode } from 'react';
import { Flex, Group } from '#client/ui/mantine/layout.tsx';
import { formatMoment, formatRupees } from '#shared/format.ts';
import type { Order } from '#shared/orders/schema.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { formatVisit, formatVisitDay } from '#shared/visits/words.ts';
import listClasses from '../../ListAndPanel.module.css';
import classes from '../Orders.module.css';
import { ordersTexts as t } from '../texts.ts';
import { Late } from '../words/Late.tsx';
import { StageBadge } from '../words/StageBadge.tsx';

export function OrderProgress({ order }: { order: Order }) {
  const { stage, visit, waitingReason, partExpected, proposedVisit, cancellationFee } = order;
  const facts: readonly [name: string, words: ReactNode, isVisible: boolean][] = [
    [t('visit'), visit ? formatVisit(visit) : t('noTime'), visit !== null || isOpen(stage)],
    [t('dueBy'), formatMoment(order.dueAt), isOpen(stage) && (visit === null || stage === 'waiting')],
    [t('waitingFor'), waitingReason, waitingReason !== ''],
    [t('partExpected'), partExpected && formatVisitDay(partExpected), partExpected !== null],
    [t('proposedVisit'), proposedVisit && formatVisit(proposedVisit), proposedVisit !== null],
    [t('fee'), formatRupees(cancellationFee), cancellationFee > 0],
  ];
  return (
    <Flex component="section" direction="column" gap="xs" aria-label={t('progress')}>
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
    </Flex>
  );
}
