// Looks at the layout of the panel's lists.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { resize, visit } from './harness.ts';
import { focusOf, openPanel } from './owner.ts';

const shop = await visit();
const orders = '/admin-panel/all-Payment';

/** Finds layout faults of a scrolled table. */
async function headInSight(page: Page) {
  await page.evaluate(() =>
    document.querySelector('tbody tr:nth-last-child(3)')?.scrollIntoView({ block: 'center' }),
  );
  // Checks the area directly below the header, where rows must not show through.
  const gap = () =>
    page.evaluate(() => {
      const heads = [...document.querySelectorAll('th')].filter((cell) => cell.getClientRects().length > 0);
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return Math.round((heads[0]?.getBoundingClientRect().top ?? 0) - header);
    });
  await expect.poll(gap).toBe(0);
  return page.evaluate(() => {
    const cells = [...document.querySelectorAll('th, td')].filter((cell) => cell.getClientRects().length > 0);
    const head = cells[0]?.getBoundingClientRect();
    return {
      head: document.elementFromPoint((head?.left ?? 0) + 20, (head?.top ?? 0) + 20)?.closest('th') !== null,
      display: getComputedStyle(document.querySelector('tbody tr') as Element).display,
      cut: cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
      right: Math.max(...cells.map((cell) => cell.getBoundingClientRect().right)) <= window.innerWidth,
    };
  });
}

/** Finds controls of a list that are cut off, and phone links that are too small. */
const smallOnPhone = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('main :is(a, button, select, input, label)')].filter(
      (one) => one.getClientRects().length > 0 && one.closest('nav') === null,
    );
    const box = (one: Element) => one.getBoundingClientRect();
    return {
      cut: seen.filter((one) => box(one).right > window.innerWidth - 8).map((one) => one.outerHTML),
      low: seen
        .filter((one) => one.matches('[href^="tel:"]') && (box(one).height < 44 || box(one).width < 44))
        .map((one) => one.outerHTML),
    };
  });

test('no control of a list is cut off on a phone', async () => {
  const page = await shop.page(360);
  await openPanel(page, orders, 'All Orders');
  const menu = page.getByRole('navigation', { name: 'Admin panel' });
  for (const screen of ['All Orders', 'All Enquiries', 'All Customers']) {
    await menu.getByRole('link', { name: screen, exact: true }).click();
    await page.getByRole('heading', { name: screen, level: 1 }).waitFor();
    await page.locator('tbody tr').first().waitFor();
    await resize(page, 360);
    expect([screen, await smallOnPhone(page)]).toEqual([screen, { cut: [], low: [] }]);
    if (screen === 'All Customers') continue;
    for (const width of [768, 1280]) {
      await resize(page, width);
      // Low, so that a short list scrolls too.
      await page.setViewportSize({ width, height: 480 });
      const where = `${screen}, ${width} px`;
      expect([where, await headInSight(page)]).toEqual([
        where,
        { head: true, display: 'table-row', cut: [], right: true },
      ]);
    }
  }
});

test('a phone shows the search field, a desk the specified filters, and a button the others', async () => {
  const page = await shop.page(360);
  await openPanel(page, orders, 'All Orders');
  const bar = page.getByRole('search', { name: 'Order filters' });
  const shown = () =>
    bar
      .locator('label')
      .evaluateAll((labels) =>
        labels.filter((one) => one.getClientRects().length > 0).map((one) => one.textContent),
      );
  const search = 'Order number, name or mobile';
  const specified = ['Service', 'User ID', 'Full Name'];
  const others = [
    'Order number',
    'Mobile',
    'Stage',
    'Technician',
    'Visit on',
    'From',
    'To',
    'Late',
    'With feedback',
    'Category',
    'Booked through',
  ];
  expect(await shown()).toEqual([search]);
  const filter = bar.getByRole('button', { name: 'Filter', exact: true });
  await filter.press('Enter');
  await expect.poll(shown).toEqual([search, ...specified, ...others]);
  await page.keyboard.press('Tab');
  expect(await focusOf(page)).toMatch(/^All Services/);
  await page.keyboard.press('Escape');
  await expect.poll(shown).toEqual([search]);
  await expect.poll(() => focusOf(page)).toBe('Filter');
  await resize(page, 1280);
  await expect.poll(shown).toEqual([search, ...specified]);
  await page.goto(`${orders}?stage=scheduled`);
  await page.locator('tbody tr').first().waitFor();
  await bar.getByRole('button', { name: 'Filter (1)' }).waitFor();
  await bar.getByRole('button', { name: 'Remove filter Stage: Scheduled' }).click();
  await page.waitForURL((url) => !url.searchParams.has('stage'));
});

test('twelve orders are in sight at a desk, and rows are 44 px high', async () => {
  const page = await shop.page(1280);
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPanel(page, orders, 'All Orders');
  for (const language of ['en', 'hi', 'mr']) {
    await page.context().addCookies([{ name: 'language', value: language, url: shop.url }]);
    await page.reload({ waitUntil: 'networkidle' });
    const table = page.locator('tbody');
    await table.locator('tr').first().waitFor();
    // A choice that is both bold and shown needs the most room.
    await table.getByRole('group').first().hover();
    const rows = await table
      .locator('tr')
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect()));
    expect(Math.max(...rows.map(({ height }) => height)), language).toBeLessThanOrEqual(44.5);
    expect(rows.filter(({ bottom }) => bottom <= 900).length, language).toBeGreaterThanOrEqual(11);
  }
});
