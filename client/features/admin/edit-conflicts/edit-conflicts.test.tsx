import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { conflict } from '#client/testing/conflict.ts';
import { renderAt } from '#client/testing/render.tsx';
import { sampleService } from '#client/testing/sample-service.ts';
import { shownToasts } from '#client/testing/shown-toasts.ts';
import { businessDefaults } from '#shared/business/defaults.ts';
import type { Business } from '#shared/business/schema.ts';
import type { AdminService } from '#shared/catalogue/schema.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import { CompanyForm } from '../products/CompanyForm.tsx';
import { ServiceDialog } from '../products/ServiceDialog.tsx';
import { BusinessSection } from '../settings/BusinessSection.tsx';

const company: Business = { ...businessDefaults, companyName: 'Panchakki', phone: '+91 240 555 0142' };

type Sent = Record<string, unknown> & { seen: Record<string, unknown> };

let service: AdminService;
let business: Business;
let sent: Sent[];
const toasts = shownToasts();

const changedAt = (path: string) =>
  conflict(wordsOfFailure('changedMeanwhile'), [{ path, message: wordsOfFailure('changedMeanwhile') }]);
/** Merges an edit as the server does. */
function merge<T extends object>(stored: T, { seen, _id: _, ...wanted }: Sent): T {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const changed = Object.keys(wanted).filter((field) => !isSame(wanted[field], seen[field]));
  for (const field of changed) if (!isSame(stored[field as keyof T], seen[field])) throw changedAt(field);
  return { ...stored, ...Object.fromEntries(changed.map((field) => [field, wanted[field]])) };
}
const answers = {
  'catalogue.categories': [{ _id: 'k', label: 'Kitchen', value: 'kitchen' }],
  'catalogue.adminService': () => ({ ...service }),
  'catalogue.changeService': (input: Sent) => {
    sent.push(input);
    service = merge(service, input);
    return { message: successMessages.productUpdated, data: service };
  },
  'business.get': () => ({ ...business }),
  'business.update': (input: Sent) => {
    sent.push(input);
    business = merge(business, input);
    return { message: successMessages.companyUpdated, companyName: business.companyName };
  },
};

async function openService(): Promise<void> {
  renderAt(
    '/',
    [{ path: '/', element: <ServiceDialog service={sampleService} close={() => {}} /> }],
    answers,
  );
  await screen.findByLabelText('Product Name');
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = async (label: string, text: string) => {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const succeeded = (text: string) => waitFor(() => expect(toasts).toContainEqual({ kind: 'success', text }));

beforeEach(() => {
  service = sampleService;
  business = company;
  sent = [];
});

test('saving a description keeps the charge that a colleague changed', async () => {
  service = { ...sampleService, charge: 555 };
  await openService();
  await waitFor(() => expect(field('Charges').value).toBe('555'));
  await type('Description', 'Ovens of all makes.');
  await press('Save');
  await succeeded(successMessages.productUpdated);
  expect(service.charge).toBe(555);
});

test.each([
  ['Keep yours: Charges', '600', 600],
  ['Take theirs: Charges', '555', 555],
])('an admin chooses between two changed charges and saves: %s', async (choice, shown, saved) => {
  await openService();
  await type('Charges', '600');
  await type('Description', 'New.');
  service = { ...sampleService, charge: 555 };
  await press('Save');
  await screen.findByText('Yours: ₹600.00');
  screen.getByText('Theirs: ₹555.00');
  expect(service).toMatchObject({ charge: 555, description: 'The visit.' });
  await press(choice);
  await waitFor(() => expect(screen.queryByText('Theirs: ₹555.00')).toBeNull());
  expect(field('Charges').value).toBe(shown);
  await press('Save');
  await succeeded(successMessages.productUpdated);
  expect(service).toMatchObject({ charge: saved, description: 'New.' });
});

test('a form with an undecided conflict cannot be saved', async () => {
  await openService();
  await type('Charges', '600');
  service = { ...sampleService, charge: 555 };
  await press('Save');
  await screen.findByText('Theirs: ₹555.00');
  await press('Save');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(service.charge).toBe(555);
});

test('the form of the business shows a field that a colleague changed as a conflict', async () => {
  const { queryClient } = renderAt('/', [{ path: '/', element: <BusinessSection /> }], answers);
  await screen.findByLabelText('Phone');
  await type('Phone', '+91 240 555 0177');
  business = { ...company, phone: '+91 240 555 0100', email: 'care@example.com' };
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(field('Email').value).toBe('care@example.com'));
  expect(field('Phone').value).toBe('+91 240 555 0177');
  screen.getByText('Theirs: +91 240 555 0100');
  await press('Keep yours: Phone');
  await press('Save');
  await succeeded(successMessages.companyUpdated);
  expect(business).toMatchObject({ phone: '+91 240 555 0177', email: 'care@example.com' });
});

test('saving the form of the business twice causes no conflict', async () => {
  renderAt('/', [{ path: '/', element: <BusinessSection /> }], answers);
  await screen.findByLabelText('Phone');
  await type('Phone', '+91 240 555 0177');
  await press('Save');
  await waitFor(() => expect(toasts).toHaveLength(1));
  await type('Phone', '+91 240 555 0178');
  await press('Save');
  await waitFor(() => expect(toasts).toHaveLength(2));
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
  await succeeded(successMessages.companyUpdated);
  expect(business.companyName).toBe('Care');
  expect(field(label).value).toBe('Care and Repair');
});
