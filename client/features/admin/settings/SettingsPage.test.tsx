import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { businessDefaults } from '#shared/business/defaults.ts';
import { paths } from '#shared/paths.ts';
import { Component } from './SettingsPage.tsx';
import { sections } from './sections.ts';

const open = (address: string, { isWide }: { isWide: boolean }) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.includes('min-width'),
    addEventListener() {},
    removeEventListener() {},
  }));
  return renderAt(address, [{ path: `${paths.admin.settings}/:section?`, Component }], {
    'business.get': { ...businessDefaults, companyName: 'Care' },
  });
};
const list = () => within(screen.getByRole('navigation', { name: 'Sections' }));
const cards = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const titles = sections.map(({ title }) => title);

test('a wide window shows all sections with a jump list', () => {
  const { container } = open(paths.admin.settings, { isWide: true });
  expect(cards()).toEqual(titles);
  for (const { id, title } of sections) {
    expect(list().getByText(title).getAttribute('href')).toBe(`#${id}`);
    expect(container.querySelector(`#${id} h2`)?.textContent).toBe(title);
  }
});

test('a phone shows a list that leads to the page of each section', async () => {
  open(paths.admin.settings, { isWide: false });
  expect(cards()).toEqual([]);
  await userEvent.click(list().getByText('Guests'));
  expect(cards()).toEqual(['Guests']);
  expect(document.title).toContain('Guests, Settings');
  await userEvent.click(screen.getByRole('link', { name: 'All settings' }));
  expect(list().getAllByRole('link')).toHaveLength(titles.length);
});

test('an unknown section leads to Settings', () => {
  const { router } = open(paths.admin.settingsSection('unknown'), { isWide: true });
  expect(router.state.location.pathname).toBe(paths.admin.settings);
});
