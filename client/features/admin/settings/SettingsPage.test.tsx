import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { businessDefaults } from '#shared/business/defaults.ts';
import { paths } from '#shared/paths.ts';
import { Component } from './SettingsPage.tsx';
import { sections } from './sections.ts';

const open = (address: string) =>
  renderAt(address, [{ path: `${paths.admin.settings}/:section?`, Component }], {
    'business.get': { ...businessDefaults, companyName: 'Care' },
  });
const list = () => within(screen.getByRole('navigation', { name: 'Sections' }));
const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const titles = sections.map(({ title }) => title);

test('Settings lists its sections, each with a page of its own', async () => {
  open(paths.admin.settings);
  expect(headings()).toEqual(titles);
  await userEvent.click(list().getByText('Guests'));
  expect(headings()).toEqual(['Guests']);
  expect(document.title).toContain('Guests, Settings');
  await userEvent.click(screen.getByRole('link', { name: 'All settings' }));
  expect(list().getAllByRole('link')).toHaveLength(titles.length);
});

test('an old link to a part of Settings leads to the page of the section', () => {
  const { router } = open(`${paths.admin.settings}#visit-times`);
  expect(router.location.pathname).toBe(paths.admin.settingsSection('visit-times'));
});

test('an unknown section leads to Settings', () => {
  const { router } = open(paths.admin.settingsSection('unknown'));
  expect(router.location.pathname).toBe(paths.admin.settings);
});
