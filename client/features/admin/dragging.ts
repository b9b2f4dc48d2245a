// Drag and drop of the board, the week and lists with an order.
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent } from 'react';

type Place = RefObject<HTMLElement | null>;

/** Marks `place` with `data-dragged-over` while something is above it. */
export function useDropTarget<Dragged>(place: Place, drop: (dragged: Dragged) => void): void {
  const onDrop = useEffectEvent((dragged: unknown) => drop(dragged as Dragged));
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const mark = (over: boolean) => element.toggleAttribute('data-dragged-over', over);
    return dropTargetForElements({
      element,
      onDragEnter: () => mark(true),
      onDragLeave: () => mark(false),
      onDrop: ({ source }) => {
        mark(false);
        onDrop(source.data.dragged);
      },
    });
  }, [place]);
}

/** Marks `place` with `data-dragged` while it is dragged. */
export function useDraggable(
  place: Place,
  dragged: unknown,
  { enabled = true, changed }: { enabled?: boolean; changed?: (isDragged: boolean) => void } = {},
): void {
  const data = useEffectEvent(() => ({ dragged }));
  const onChange = useEffectEvent((isDragged: boolean) => {
    place.current?.toggleAttribute('data-dragged', isDragged);
    changed?.(isDragged);
  });
  useEffect(() => {
    const element = place.current;
    if (!element || !enabled) return;
    return draggable({
      element,
      getInitialData: () => data(),
      onDragStart: () => onChange(true),
      onDrop: () => onChange(false),
    });
  }, [place, enabled]);
}
