import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { conflict } from '#client/testing/conflict.ts';
import { renderAt } from '#client/testing/render.tsx';
import { shownToasts } from '#client/testing/shown-toasts.ts';
import { businessDefaults } from '#shared/business/defaults.ts';
import type { Business } from '#shared/business/schema.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import { BusinessSection, CompanyForm } from './business/BusinessForm.tsx';

const company: Business = { ...businessDefaults, companyName: 'Panchakki', phone: '+91 240 555 0142' };
const refusal = wordsOfFailure('changedMeanwhile', 0, 'Farhana (1007), 26 Nov 2026, 3:40 pm');

type Sent = Record<string, unknown> & { seen: Record<string, unknown> };

let business: Business;
let sent: Sent[];
const toasts = shownToasts();

/** Refuses an edit of a record that is not as it was seen, as the server does. */
const answers = {
  'business.get': () => ({ ...business }),
  'business.update': (input: Sent) => {
    sent.push(input);
    const { seen, ...wanted } = input;
    for (const [field, value] of Object.entries(seen))
      if (JSON.stringify(value) !== JSON.stringify(business[field as keyof Business]))
        throw conflict(refusal);
    business = { ...business, ...wanted };
    return { message: successMessages.companyUpdated, companyName: business.companyName };
  },
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = async (label: string, text: string) => {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const saves = (count: number) => waitFor(() => expect(toasts).toHaveLength(count));

beforeEach(() => {
  business = company;
  sent = [];
});

async function saveOverAnother() {
  renderAt('/', [{ path: '/', element: <BusinessSection /> }], answers);
  await screen.findByLabelText('Phone');
  await type('Phone', '+91 240 555 0177');
  business = { ...company, phone: '+91 240 555 0100', email: 'care@example.com' };
  await press('Save');
  await screen.findByText(refusal);
}

test('a save over another change says who changed it, keeps what was typed, and saves at the second press', async () => {
  await saveOverAnother();
  expect(business.phone).toBe('+91 240 555 0100');
  expect(document.activeElement?.textContent).toContain('Farhana (1007)');
  expect(field('Phone').value).toBe('+91 240 555 0177');
  await press('Save');
  await saves(1);
  expect(business.phone).toBe('+91 240 555 0177');
  expect(screen.queryByText(refusal)).toBeNull();
});

test('a save over another change names the fields, takes over those not touched, and gives none back', async () => {
  await saveOverAnother();
  screen.getByText('Email: care@example.com');
  screen.getByText('Phone: +91 240 555 0100');
  expect(field('Email').value).toBe('care@example.com');
  await press('Save');
  await saves(1);
  expect(business).toMatchObject({ phone: '+91 240 555 0177', email: 'care@example.com' });
});

test('the new record is shown at a press', async () => {
  await saveOverAnother();
  await press('Show the new one');
  expect([field('Phone').value, field('Email').value]).toEqual(['+91 240 555 0100', 'care@example.com']);
  expect(screen.queryByText(refusal)).toBeNull();
});

test('an untouched form follows the record', async () => {
  const { queryClient } = renderAt('/', [{ path: '/', element: <BusinessSection /> }], answers);
  await screen.findByLabelText('Phone');
  business = { ...company, phone: '+91 240 555 0100' };
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(field('Phone').value).toBe('+91 240 555 0100'));
});

test('saving twice is not a change by another', async () => {
  renderAt('/', [{ path: '/', element: <BusinessSection /> }], answers);
  await screen.findByLabelText('Phone');
  for (const [at, phone] of ['+91 240 555 0177', '+91 240 555 0178'].entries()) {
    await type('Phone', phone);
    await press('Save');
    await saves(at + 1);
  }
  expect(business.phone).toBe('+91 240 555 0178');
});

test('what an admin types while the server saves stays in the form', async () => {
  let answer = () => {};
  const update = (input: Sent) =>
    new Promise<object>((resolve) => {
      answer = () => resolve(answers['business.update'](input));
    });
  renderAt('/', [{ path: '/', element: <CompanyForm /> }], { ...answers, 'business.update': update });
  const label = 'Company Name';
  await screen.findByLabelText(label);
  await type(label, 'Care');
  await userEvent.click(screen.getByRole('button', { name: 'Update Company Name' }));
  await type(label, 'Care and Repair');
  act(() => answer());
  await saves(1);
  expect(business.companyName).toBe('Care');
  expect(field(label).value).toBe('Care and Repair');
});
