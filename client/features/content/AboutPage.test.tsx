import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import type { TeamMember } from '#shared/technicians/schema.ts';
import { Component } from './AboutPage.tsx';

const show = (team: TeamMember[]) =>
  renderAt('/', [{ path: '/', Component }], { 'business.get': {}, 'technicians.team': team });

test('About shows the technicians who agreed', async () => {
  show([
    { name: 'Imran', photo: 'data:image/webp;base64,AA', since: '2024', repairs: 1240 },
    { name: 'Vijay', photo: null, since: '2026', repairs: 0 },
  ]);
  const section = within(await screen.findByRole('region', { name: 'Who comes to you' }));
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Imransince 20241,240 repairs done',
    'VVijaysince 2026',
  ]);
});

test('About without technicians has no heading for them', async () => {
  show([]);
  await screen.findByRole('heading', { name: 'What we take care of' });
  expect(screen.queryByText('Who comes to you')).toBeNull();
});
