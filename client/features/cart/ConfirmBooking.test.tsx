import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { type FailureId, wordsOfFailure } from '#shared/errors.ts';
import { ConfirmBooking } from './ConfirmBooking.tsx';

const called: string[] = [];
const show = (failure: FailureId) => {
  called.length = 0;
  renderAt(
    '/',
    [
      {
        path: '/',
        element: (
          <ConfirmBooking
            opened
            close={vi.fn()}
            lines={[]}
            visit={{ date: '2099-11-23', from: '09:00', to: '11:00' }}
            mobile="5550100101"
            isBooking={false}
            pending={false}
            failure={wordsOfFailure(failure)}
            chooseCall={() => called.push('choose a call')}
            onBook={(event) => {
              event.preventDefault();
              called.push('book');
            }}
          >
            Meera Joshi
          </ConfirmBooking>
        ),
      },
    ],
    { 'business.get': {} },
  );
};

test("'Book without a time' chooses a call and books", async () => {
  show('numberHasVisits');
  await screen.findByText(wordsOfFailure('numberHasVisits'));
  await userEvent.click(screen.getByRole('button', { name: 'Book without a time' }));
  expect(called).toEqual(['choose a call', 'book']);
});

test('the notice of a second booking asks, and Book books once more', async () => {
  show('bookedAlready');
  await screen.findByText('You have booked the same for this time already. Book it once more?');
  expect(screen.queryByRole('button', { name: 'Book without a time' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  expect(called).toEqual(['book']);
});
