import type { Answer, Queries } from '#client/lib/trpc.ts';

export type Entity = 'order' | 'enquiry';

type Lists = Pick<Queries, 'orders' | 'enquiries'>;

type Fields = Partial<Omit<Answer['backoffice']['news']['changes'][number], '_id' | 'entity' | 'entityId'>>;

export const cachedReads = ({ orders, enquiries }: Lists, entity: Entity) =>
  entity === 'order' ? [orders.table, orders.one] : [enquiries.table, enquiries.one];

export function patchStatus({ orders, enquiries }: Lists, entity: Entity, id: string, fields: Fields) {
  const patchOne = <T extends object>(cached: T | undefined) => cached && { ...cached, ...fields };
  const patchList = <T extends { items: { _id: string }[] }>(cached: T | undefined) =>
    cached && {
      ...cached,
      items: cached.items.map((item) => (item._id === id ? { ...item, ...fields } : item)),
    };
  if (entity === 'order') {
    orders.table.setQueriesData({}, {}, patchList);
    orders.one.setData({ orderId: id }, patchOne);
  } else {
    enquiries.table.setQueriesData({}, {}, patchList);
    enquiries.one.setData({ id }, patchOne);
  }
}
