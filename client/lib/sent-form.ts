import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { SentForm } from '#shared/sent-form.ts';

const Sent = createContext<SentForm | null>(null);

export const SentFormProvider = Sent.Provider;

/** Whether such a form is about this order. */
export function useSentOf(id: string): boolean {
  const sent = useContext(Sent);
  const isAnswer = useLocation().key === 'default';
  return isAnswer && sent?.send.split(' ')[1] === id;
}

/** Returns the form of these buttons if the browser sent it without scripts. Only on the page that answers it. */
export function useSent(...buttons: readonly string[]): SentForm | null {
  const sent = useContext(Sent);
  const isAnswer = useLocation().key === 'default';
  return isAnswer && sent && buttons.includes(sent.send) ? sent : null;
}
