import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { SentForm } from '#shared/sent-form.ts';

const Sent = createContext<SentForm | null>(null);

export const SentFormProvider = Sent.Provider;

// Only on the page that answers the form, not after the next link.
const useAnswered = (): SentForm | null => {
  const sent = useContext(Sent);
  return useLocation().key === 'default' ? sent : null;
};

/** Whether such a form is about this order. */
export const useSentOf = (id: string): boolean => useAnswered()?.send.split(' ')[1] === id;

/** Returns the form of these buttons if the browser sent it without scripts. */
export function useSent(...buttons: readonly string[]): SentForm | null {
  const sent = useAnswered();
  return sent && buttons.includes(sent.send) ? sent : null;
}
