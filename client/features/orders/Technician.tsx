// Who comes: the technician's first name and picture, or the first letter where there is none.
import { trpc } from '#client/lib/trpc.ts';
import type { Order } from '#shared/orders/schema.ts';
import { firstNameOf } from '#shared/orders/sentences.ts';
import classes from './Technician.module.css';

type Props = {
  firstName: string;
  /** A data URL; undefined while it is not there. */
  photo: string | null | undefined;
  done?: boolean;
};

export const Technician = ({ firstName, photo, done = false }: Props) => (
  <p className={classes.technician}>
    {photo ? (
      <img className={classes.face} src={photo} alt={firstName} width={48} height={48} />
    ) : (
      <span className={classes.face} aria-hidden="true">
        {[...firstName][0]}
      </span>
    )}
    <span>
      <strong>{firstName}</strong> {done ? 'was' : 'is'} your technician.
    </span>
  </p>
);

/** A picture changes seldom, and somebody else's is asked for by itself. */
export const photoIsFresh = { staleTime: 30 * 60_000 };

/** The technician of an order of one's own. */
export function OwnTechnician({ order }: { order: Pick<Order, '_id' | 'technician' | 'stage'> }) {
  const { _id: orderId, technician, stage } = order;
  const asked = { orderId, ...(technician && { of: technician._id }) };
  const { data } = trpc.orders.technicianPhoto.useQuery(asked, {
    ...photoIsFresh,
    enabled: technician !== null,
  });
  if (!technician || stage === 'cancelled') return null;
  return <Technician firstName={firstNameOf(technician.name)} photo={data?.photo} done={stage === 'done'} />;
}
