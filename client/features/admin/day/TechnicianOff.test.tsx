import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { indiaDayOf } from '#shared/india-day.ts';
import TechnicianOff from './TechnicianOff.tsx';

const today = indiaDayOf(Date.now());
const technician = (name: string) => ({
  _id: name,
  userId: 1011,
  name,
  categories: [],
  onDuty: true,
  daysOff: ['2099-01-01'],
});

function open(count: number, imran = technician('Imran Pathan'), back = false) {
  const close = vi.fn();
  const sent = vi.fn();
  const element = <TechnicianOff id="Imran Pathan" date={today} close={close} back={back} />;
  renderAt('/', [{ path: '/', element }], {
    'technicians.list': [imran, technician('Ramesh Kale')],
    'technicians.openVisits': { count },
    'technicians.save': (input: unknown) => {
      sent(input);
      return { message: 'Saved' };
    },
  });
  return { close, sent };
}

test('a technician without visits is off today after one question', async () => {
  const { close, sent } = open(0);
  await screen.findByRole('dialog', { name: 'Imran Pathan is off today' });
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ daysOff: [today, '2099-01-01'], visits: 'keep' }),
  );
});

test('a day off asks what becomes of the visits, and Cancel changes nothing', async () => {
  const { close, sent } = open(2);
  await screen.findByRole('dialog', { name: "What becomes of Imran's visits?" });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  [true, {}],
  [false, { onDuty: true }],
])('a technician is at work again after one question, on duty before: %s', async (onDuty, more) => {
  const imran = { ...technician('Imran Pathan'), onDuty, daysOff: [today, '2099-01-01'] };
  const { close, sent } = open(0, imran, true);
  await screen.findByRole('dialog', { name: 'Imran Pathan is at work today' });
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  const { daysOff, onDuty: duty } = sent.mock.calls[0]?.[0] ?? {};
  expect({ daysOff, ...(duty !== undefined && { onDuty: duty }) }).toEqual({
    daysOff: ['2099-01-01'],
    ...more,
  });
});
