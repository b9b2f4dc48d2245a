// WhatsApp to an order's customer, with the link by which they follow it.
import { trpc } from '#client/lib/trpc.ts';
import type { Order } from '#shared/orders/schema.ts';
import { useNoteWhatsApp } from '../../orders/use-note-whats-app.ts';
import { aboutOrder } from '../whatsapp/texts.ts';
import { WhatsApp } from '../whatsapp/WhatsApp.tsx';

export function OrderMessages({ order }: { order: Order }) {
  const company = trpc.business.get.useQuery().data?.companyName ?? '';
  const link = trpc.orders.link.useQuery({ id: order._id }, { staleTime: 0 });
  const opened = useNoteWhatsApp(order._id);
  const texts = aboutOrder(order, company, link.data?.link ?? null);
  return <WhatsApp mobile={order.mobile} texts={texts} opened={opened} />;
}
