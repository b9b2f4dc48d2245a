import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { SendValue, SentForm } from '#shared/sent-form.ts';

/** The props of a button whose form the server answers too. */
export const sendButtonProps = (value: SendValue) => ({ type: 'submit', name: 'send', value }) as const;

const Sent = createContext<SentForm | null>(null);

export const SentFormProvider = Sent.Provider;

// The router key is 'default' until the next navigation, after which the form is not shown again.
export const useAnsweredForm = (): SentForm | null => {
  const sent = useContext(Sent);
  return useLocation().key === 'default' ? sent : null;
};

/** Lets the browser send a form whose code did not load. The server answers with the page. */
export function submitWithoutReact(form: HTMLFormElement, button: HTMLElement | null): void {
  form.addEventListener('submit', (event) => event.stopPropagation(), { capture: true, once: true });
  form.requestSubmit(button);
}

/** Whether the form that the server answered is about this order. */
export const useIsSentAbout = (id: string): boolean => useAnsweredForm()?.send.split(' ')[1] === id;

/** Returns the form of these buttons if the browser sent it without scripts. */
export function useSent(...buttons: readonly SendValue[]): SentForm | null {
  const sent = useAnsweredForm();
  return sent && buttons.some((button) => button === sent.send) ? sent : null;
}
