import { type ComponentProps, memo, useRef } from 'react';
import { isOpen } from '#shared/orders/stages.ts';
import { useDraggable } from '../dragging.ts';
import { useBoardActions } from './board-actions.ts';
import classes from './Card.module.css';
import { VisitCard } from './VisitCard.tsx';

export const DraggableCard = memo(function DraggableCard(props: ComponentProps<typeof VisitCard>) {
  const { freeze } = useBoardActions();
  const card = useRef<HTMLDivElement>(null);
  useDraggable(card, props.visit, { enabled: isOpen(props.visit.stage), changed: freeze });
  return (
    <div ref={card} className={classes.draggable}>
      <VisitCard {...props} short />
    </div>
  );
});
