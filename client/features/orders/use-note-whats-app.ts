import { trpc } from '#client/lib/trpc.ts';
import type { WhatsAppText } from '#shared/orders/notes.ts';

export function useNoteWhatsApp(id: string): (about: WhatsAppText) => void {
  const queries = trpc.useUtils();
  const { mutate } = trpc.orders.noteWhatsApp.useMutation({
    onSuccess: () => queries.orders.events.invalidate({ id }),
  });
  return (about) => mutate({ id, about });
}
