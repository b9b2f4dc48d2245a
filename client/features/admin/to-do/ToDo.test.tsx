import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeToken } from '#client/lib/session-token.ts';
import { renderAt } from '#client/testing/render.tsx';
import { Component as NoScreenPage } from '../NoScreenPage.tsx';
import { ToDo } from './ToDo.tsx';

test('what technicians took on a job that was no longer theirs comes first', async () => {
  const none = { count: 0, rupees: 0 };
  renderAt('/', [{ path: '/', element: <ToDo /> }], {
    'backoffice.toDo': {
      ...{ lateOrders: 1, toCall: 0, newEnquiries: 0, missingContacts: [], mailsSetAside: 0 },
      ...{
        unassigned: { count: 0, day: null },
        complaints: { open: 0, late: 0 },
        dueLong: none,
        cashLong: none,
      },
      ...{ lostLinks: 0, cameBack: 0, conflicts: 1 },
    },
    'backoffice.opening': { shown: false },
    'jobs.conflicts': [],
  });
  const conflicts = await screen.findByRole('region', { hidden: true, name: /^Steps of technicians/ });
  const tasks = screen.getByRole('list', { hidden: true, name: 'To do now' });
  expect(conflicts.compareDocumentPosition(tasks)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('an unknown address of the panel leads to the screen after login', async () => {
  storeToken('a token');
  renderAt('/', [{ path: '/', Component: NoScreenPage }], {
    'accounts.me': { _id: 'o1', userId: 1, name: 'Sunil', role: 'ADMIN' },
  });
  const link = await screen.findByRole('link', { name: 'To your screens' });
  expect(link.getAttribute('href')).toBe('/admin-panel/day');
});
