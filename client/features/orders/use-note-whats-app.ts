// Writes into an order's history that WhatsApp was opened, beside the link: it neither holds it up nor tells of a failure.
import { trpc } from '#client/lib/trpc.ts';
import type { WhatsAppText } from '#shared/orders/notes.ts';

/** Gives the function to call when WhatsApp is opened for the order of this id. */
export function useNoteWhatsApp(id: string): (about: WhatsAppText) => void {
  const queries = trpc.useUtils();
  const { mutate } = trpc.orders.noteWhatsApp.useMutation({
    onSuccess: () => queries.orders.events.invalidate({ id }),
  });
  return (about) => mutate({ id, about });
}
