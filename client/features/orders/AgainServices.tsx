// The services of a repeated order, to correct before they are booked.
import { useRef } from 'react';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { fieldMessages } from '#shared/messages.ts';
import { paths } from '#shared/paths.ts';
import { EditableLines } from '../cart/EditableLines.tsx';
import type { BookingLine } from '../cart/totals.ts';
import classes from './AgainServices.module.css';

type Props = {
  lines: readonly BookingLine[];
  /** 0 takes a service out. */
  setQuantity: (productId: string, quantity: number) => void;
};

export function AgainServices({ lines, setQuantity }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const remove = (productId: string) => {
    list.current?.focus();
    setQuantity(productId, 0);
  };
  return (
    <div ref={list} tabIndex={-1} className={classes.services}>
      <h3>Services at today’s prices</h3>
      {lines.length === 0 ? (
        <Notice kind="failure">
          <p>{fieldMessages.serviceRequired}.</p>
          <ButtonLink to={paths.services()} variant="outline" className={classes.all}>
            See all services
          </ButtonLink>
        </Notice>
      ) : (
        <EditableLines lines={lines} setQuantity={setQuantity} remove={remove} />
      )}
    </div>
  );
}
