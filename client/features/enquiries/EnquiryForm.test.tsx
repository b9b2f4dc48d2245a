import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { shownToasts } from '#client/testing/shown-toasts.ts';
import { clientMessages, fieldMessages as say, successMessages } from '#shared/messages.ts';
import EnquiryForm from './EnquiryForm.tsx';

const routes = [{ path: '/', Component: EnquiryForm }];
const submit = () => fireEvent.submit(screen.getByRole('form'));
const toasts = shownToasts();

const steps = [
  ['Full Name', say.fullNameRequired, 'Ravi Kulkarni'],
  ['Email', say.emailInvalid, 'ravi@example.com'],
  ['Mobile', say.mobileInvalid, '+91 98765 43210'],
  ['Location', say.addressRequired, 'CIDCO'],
  ['Service Type', say.serviceTypeRequired, 'Oven'],
  ['Message', say.messageEmpty, 'It does not heat'],
] as const;

const fill = async (label: string, value: string) => {
  const field = screen.getByLabelText(label);
  if (field instanceof HTMLSelectElement) await userEvent.selectOptions(field, value);
  else await userEvent.type(field, value);
};
const fillAll = async () => {
  for (const [label, , value] of steps) await fill(label, value);
};

test('the enquiry form focuses the first invalid field and says there what is wrong', async () => {
  renderAt('/', routes);
  for (const [label, words, value] of steps) {
    submit();
    await screen.findByText(words);
    expect(toasts).toEqual([]);
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    await fill(label, value);
  }
});

test('several clicks send an enquiry once', async () => {
  const send = vi.fn(() => ({ message: successMessages.enquirySent, data: {} }));
  renderAt('/', routes, { 'enquiries.send': send });
  await fillAll();
  submit();
  submit();
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: successMessages.enquirySent }]));
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ mobile: '9876543210', area: 'CIDCO' }));
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('');
});

test('the enquiry form keeps typed values through a failure and a reload', async () => {
  const view = renderAt('/', routes);
  await fillAll();
  submit();
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: clientMessages.enquiryFailed }]));
  view.unmount();
  renderAt('/', routes);
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Ravi Kulkarni'),
  );
});

test("an enquiry's message starts with the query of an empty search", async () => {
  renderAt('/?about=geyser#enquiry', routes);
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Do you repair this: geyser?');
  cleanup();
  sessionStorage.setItem('draft:enquiry', JSON.stringify({ message: 'My own words' }));
  renderAt('/?about=geyser#enquiry', routes);
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveProperty('value', 'My own words'));
});
