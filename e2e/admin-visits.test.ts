import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clientTexts } from '#shared/client-texts.ts';
import { successMessages } from '#shared/messages.ts';
import { expectNoViolations, journey } from './harness.ts';
import { bookAs, focusOf, isWiderThanWindow, openPanel, rowOf } from './owner.ts';
import { toastSaying } from './people.ts';

const shop = await journey();
const orders = '/admin-panel/all-Payment';

type Times = { date: string; windows: { from: string; to: string; free: number }[] }[];
const publicTimes = async (page: Page): Promise<Times> =>
  (await (await page.request.get('/api/visit-times?days=3')).json()).data;

test('saved visit times show at once on the public pages', async () => {
  const page = await shop.page(1280);
  await openPanel(page, '/admin-panel/settings/visit-times', 'Settings');
  await page.getByRole('heading', { name: 'Visit Times' }).waitFor();
  const [, tomorrow] = await publicTimes(page);
  expect(tomorrow?.windows).toHaveLength(5);

  await page.getByRole('button', { name: 'Add a closed day' }).click();
  await page.getByLabel('Date').fill(tomorrow?.date ?? '');
  await page.getByRole('link', { name: 'Audit' }).click();
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await toastSaying(page, successMessages.visitTimesSaved).waitFor();
  expect((await publicTimes(page))[1]).toEqual({ date: tomorrow?.date, windows: [] });

  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => isWiderThanWindow(page)).toBe(false);
  }
  await expectNoViolations(page);
  await page.getByRole('button', { name: /^Remove the day / }).press('Enter');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect.poll(async () => (await publicTimes(page))[1]?.windows.length).toBe(5);
  // Until the answer is there, leaving would ask.
  await page.locator('[data-unsaved]').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Audit' }).click();
  await page.getByRole('heading', { name: 'Audit' }).waitFor();
  await rowOf(page, 'Visit times changed').getByText('single days').waitFor();
});

test('an order goes through its stages in its panel at 360 px', async () => {
  const page = await shop.page(360);
  const id = await bookAs(page, 'Carried Through');
  await openPanel(page, `${orders}?fullname=Carried&order=${id}`, 'All Orders');
  const panel = page.getByRole('dialog', { name: /of Carried Through$/ });
  const step = (words: string) => panel.getByRole('button', { name: words, exact: true });
  const rareStep = async (words: string) => {
    await step('More steps').click();
    await panel.getByRole('menuitem', { name: words, exact: true }).click();
  };
  /** Waits until the stage is shown and the next step is possible. */
  const stage = async (words: string) => {
    await panel.getByRole('region', { name: 'Progress' }).getByText(words, { exact: true }).waitFor();
    await panel.locator('button[aria-disabled]').first().waitFor({ state: 'detached' });
  };
  await stage('Requested');
  await step('Agree on a time').click();
  const agreed = page.getByRole('dialog', { name: 'Agree on a time' });
  await agreed.getByRole('radio', { checked: true }).waitFor();
  await expectNoViolations(page);
  await agreed.getByRole('button', { name: 'Agree', exact: true }).click();
  await stage('Scheduled');
  await expectNoViolations(page);
  await step('On the way').press('Enter');
  await stage('On the way');
  // The focus stays on the button of the next step.
  await expect.poll(() => focusOf(page)).toBe('Start');
  await step('Cancel booking').click();
  const cancel = page.getByRole('dialog', { name: 'Cancel this booking?' });
  expect(await cancel.getByRole('checkbox').isChecked()).toBe(true);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await cancel.waitFor({ state: 'hidden' });
  await step('Start').press('Enter');
  await stage('Working');
  await rareStep('Waiting');
  const asked = page.getByRole('dialog', { name: 'What does it wait for?' });
  await asked.getByLabel('Reason').fill('a new drain pump');
  await asked.getByRole('button', { name: 'Waiting' }).click();
  await panel.getByText('a new drain pump', { exact: true }).waitFor();
  await rareStep('Start');
  await stage('Working');
  await step('Done').click();
  await page
    .getByRole('dialog', { name: clientTexts('confirmStatus', { status: 'Complete' }) })
    .getByRole('button', { name: 'Confirm' })
    .click();
  await stage('Done');
  expect(await panel.getByRole('radio', { name: 'Complete', exact: true }).isChecked()).toBe(true);
  const history = panel.locator('section', { has: page.getByRole('heading', { name: 'History' }) });
  const happened = history.getByRole('listitem');
  await expect.poll(async () => (await happened.allTextContents()).length).toBe(9);
  expect((await happened.allTextContents()).map((words) => words.split('.')[0])).toEqual([
    expect.stringMatching(/^Paid: /),
    expect.stringMatching(/^Bill /),
    'Done',
    'Work has begun',
    'Waiting: a new drain pump',
    'Work has begun',
    'The technician is on the way',
    expect.stringMatching(/^Visit agreed: /),
    'Booked',
  ]);
  expect(await isWiderThanWindow(page)).toBe(false);
});
