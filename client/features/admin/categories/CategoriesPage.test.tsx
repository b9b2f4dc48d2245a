import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { conflict } from '#client/testing/conflict.ts';
import { renderAt } from '#client/testing/render.tsx';
import { shownToasts } from '#client/testing/shown-toasts.ts';
import { withResolvers } from '#client/testing/with-resolvers.ts';
import { LeaveGuard } from '#client/ui/use-unsaved.tsx';
import type { AdminCategory } from '#shared/catalogue/schema.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import { clientMessages, fieldMessages, successMessages } from '#shared/messages.ts';
import { Component as CategoriesPage } from './CategoriesPage.tsx';
import { noCategoryTexts } from './CategoryTranslations.tsx';

let categories: AdminCategory[];
let calls: string[];
const toasts = shownToasts();

const category = (label: string): AdminCategory => ({
  _id: label,
  label,
  value: label.toLowerCase(),
  translations: noCategoryTexts,
});

const answers = {
  'catalogue.adminCategories': () => [...categories],
  'catalogue.addCategory': ({ label }: { label: string }) => {
    calls.push(`add ${label}`);
    categories.push(category(label));
    return { message: successMessages.categoryAdded, data: category(label) };
  },
  'catalogue.renameCategory': ({ label }: { label: string }) => {
    calls.push(`rename ${label}`);
    categories[1] = { ...category(label), _id: 'Kitchen' };
    return { message: successMessages.categoryUpdated, data: categories[1] };
  },
  'catalogue.deleteCategory': ({ id }: { id: string }) => {
    calls.push(`delete ${id}`);
    categories = categories.filter(({ _id }) => _id !== id);
    return { message: successMessages.categoryDeleted };
  },
};

const show = async (others = {}) => {
  const page = (
    <>
      <CategoriesPage />
      <LeaveGuard />
    </>
  );
  const routes = [
    { path: '/', element: page },
    { path: '/elsewhere', element: <h1>Other page</h1> },
  ];
  const { router } = renderAt('/', routes, { ...answers, ...others });
  await screen.findByText('Kitchen');
  return router;
};
const twice = (element: Element) => {
  fireEvent.click(element);
  fireEvent.click(element);
};

beforeEach(() => {
  categories = ['Laundary', 'Kitchen'].map(category);
  calls = [];
});

test('two clicks on Add add a category once', async () => {
  await show();
  await userEvent.type(screen.getByLabelText('Category name'), 'Pumps');
  twice(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText('Pumps');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Category name').value).toBe(''));
  expect(calls).toEqual(['add Pumps']);
  expect(toasts).toEqual([{ kind: 'success', text: successMessages.categoryAdded }]);
});

test('two clicks on Save rename a category once', async () => {
  await show();
  const row = screen.getAllByRole('listitem')[1] as HTMLElement;
  fireEvent.click(screen.getAllByRole('button', { name: 'Edit' })[1] as HTMLElement);
  await userEvent.clear(screen.getByLabelText('New name of Kitchen'));
  await userEvent.type(screen.getByLabelText('New name of Kitchen'), 'Cooking');
  twice(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Cooking');
  expect(row.isConnected).toBe(true);
  fireEvent.click(screen.getAllByRole('button', { name: 'Delete' })[1] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Delete the category Cooking?' });
  twice(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Cooking')).toBeNull());
  expect(calls).toEqual(['rename Cooking', 'delete Kitchen']);
  expect(toasts).toHaveLength(2);
});

test('a blank category name shows an error and sends nothing', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: fieldMessages.categoryNameEmpty }]));
  expect(calls).toEqual([]);
});

test('adding a category without a network shows an error', async () => {
  const away = () => {
    throw new Error('no answer');
  };
  await show({ 'catalogue.addCategory': away });
  await userEvent.type(screen.getByLabelText('Category name'), 'Never');
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: clientMessages.categoryAddFailed }]));
});

test('a name that exists is refused at its field, which has the focus', async () => {
  const exists = () => {
    throw conflict('Wrong', [{ path: 'label', message: wordsOfFailure('categoryExists') }]);
  };
  await show({ 'catalogue.addCategory': exists });
  const field = screen.getByLabelText('Category name');
  await userEvent.type(field, 'Kitchen');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  screen.getByText(wordsOfFailure('categoryExists'));
});

test('a category in use cannot be deleted and links to its services', async () => {
  const refused = () => {
    throw conflict(wordsOfFailure('categoryInUse', 2));
  };
  await show({ 'catalogue.deleteCategory': refused });
  fireEvent.click(screen.getAllByRole('button', { name: 'Delete' })[1] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Delete the category Kitchen?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await within(dialog).findByText(/^2 services still use this category/);
  const link = within(dialog).getByRole('link', { name: 'See its services' });
  expect(link.getAttribute('href')).toBe('/admin-panel/all-products?category=kitchen');
  expect(screen.getByText('Kitchen')).toBeDefined();
});

test("a late answer to one category's rename leaves another open field alone", async () => {
  const late = withResolvers<unknown>();
  await show({ 'catalogue.renameCategory': () => late.promise });
  const edit = () => screen.getAllByRole('button', { name: 'Edit' });
  await userEvent.click(edit()[1] as HTMLElement);
  await userEvent.type(screen.getByLabelText('New name of Kitchen'), ' things{Enter}{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  screen.getByLabelText('New name of Kitchen');

  await userEvent.click(edit()[0] as HTMLElement);
  await userEvent.type(screen.getByLabelText('New name of Laundary'), ' too');
  late.resolve({ message: successMessages.categoryUpdated, data: categories[1] });
  await waitFor(() => expect(toasts).toHaveLength(1));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('New name of Laundary').value).toBe('Laundary too'),
  );
});

test('text typed while a category is added stays in the field', async () => {
  const late = withResolvers<unknown>();
  await show({ 'catalogue.addCategory': () => late.promise });
  const field = screen.getByLabelText<HTMLInputElement>('Category name');
  await userEvent.type(field, 'Pumps{Enter}');
  await userEvent.clear(field);
  await userEvent.type(field, 'Heaters');
  late.resolve({ message: successMessages.categoryAdded, data: category('Pumps') });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Add' }).getAttribute('aria-disabled')).toBeNull(),
  );
  expect(field.value).toBe('Heaters');
});

test('a second quick Enter on Delete does not confirm the deletion', async () => {
  await show();
  (screen.getAllByRole('button', { name: 'Delete' })[1] as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Delete the category Kitchen?' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls).toEqual([]);
});

test.each([
  ['a new category', 'Category name', 'Add'],
  ['a changed name', 'New name of Kitchen', 'Save'],
])('All Category asks before it loses %s, and not after it is saved', async (_what, label, save) => {
  const router = await show();
  fireEvent.click(screen.getAllByRole('button', { name: 'Edit' })[1] as HTMLElement);
  await userEvent.type(screen.getByLabelText(label), 'Pumps');
  void router.navigate('/elsewhere');
  await screen.findByRole('dialog', { name: 'Discard your changes?' });
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await userEvent.click(screen.getByRole('button', { name: save }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  void router.navigate('/elsewhere');
  await screen.findByRole('heading', { name: 'Other page' });
});
