import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { conflict } from '#client/testing/conflict.ts';
import { renderAt } from '#client/testing/render.tsx';
import { shownToasts } from '#client/testing/shown-toasts.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import type { ChangePrice, ListedPrice } from '#shared/estimates/schema.ts';
import { successMessages } from '#shared/messages.ts';
import { PriceList } from './PriceList.tsx';

const toasts = shownToasts();

test('an admin chooses between two prices after a colleague’s change', async () => {
  let saved: ListedPrice = {
    _id: 'p',
    kind: 'part',
    words: 'Capacitor',
    wordsHi: '',
    wordsMr: '',
    price: 350,
    hsn: '8532',
    inUse: true,
  };
  const prices: number[] = [];
  renderAt('/', [{ path: '/', element: <PriceList /> }], {
    'estimates.priceList': () => [saved],
    'estimates.changePrice': ({ id, seen, ...line }: ChangePrice) => {
      if (seen?.price !== saved.price) throw conflict(wordsOfFailure('changedMeanwhile'));
      saved = { _id: id, ...line };
      prices.push(saved.price);
      return { message: successMessages.priceChanged, data: saved };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change Capacitor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Capacitor' }));
  const price = dialog.getByLabelText<HTMLInputElement>('Price in rupees');
  await userEvent.clear(price);
  await userEvent.type(price, '400');
  saved = { ...saved, price: 375, hsn: '8501' };
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText(wordsOfFailure('changedMeanwhile'));
  expect(price.value).toBe('400');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(prices).toEqual([400]));
  await waitFor(() => expect(toasts.at(-1)?.text).toBe(successMessages.priceChanged));
});
