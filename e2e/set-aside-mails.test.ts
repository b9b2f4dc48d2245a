import { afterAll, expect, test } from 'vitest';
import { openPostmarkStandIn, postmarkSays } from '#server/testing/postmark-stand-in.ts';
import { successMessages } from '#shared/messages.ts';
import { expectNoViolations, journey, resize } from './harness.ts';
import { bookAs, isWiderThanWindow, openPanel } from './owner.ts';
import { admin, ask, steadyTokenOf, toastSaying } from './people.ts';

const postmark = await openPostmarkStandIn();
afterAll(postmark.close);
const shop = await journey({
  POSTMARK_TOKEN: postmark.token,
  POSTMARK_URL: postmark.url,
  MAIL_FROM: 'care@shop.example.com',
});

test('the list of what waits shows a refused mail until an admin sends it again', async () => {
  const page = await shop.page(360);
  postmark.onSend(postmarkSays.invalidJson);
  await bookAs(page, 'Refused Person');
  const token = await steadyTokenOf(page, admin);
  const waiting = () => ask<{ mailsSetAside: number }>(page, token, 'backoffice.toDo');
  await expect.poll(waiting).toMatchObject({ mailsSetAside: 1 });
  await openPanel(page, '/admin-panel', 'Day');
  await page.getByText('To do now').click();
  const mails = page.getByRole('region', { name: 'Emails that were not sent' });
  await mails.getByText(/1 try: 402: .*invalid JSON/).waitFor();
  for (const width of [1280, 360]) {
    await resize(page, width);
    expect(await isWiderThanWindow(page), `${width} px`).toBe(false);
    await expectNoViolations(page);
  }

  const before = postmark.taken.length;
  await mails.getByRole('button', { name: 'Send again' }).click();
  await toastSaying(page, successMessages.mailQueuedAgain).waitFor();
  await expect.poll(() => postmark.taken.length).toBe(before + 1);
  await mails.waitFor({ state: 'detached' });
  expect(postmark.taken.at(-1)).toMatchObject({ To: 'asha@example.com' });
  await page.reload();
  await page.getByRole('heading', { name: 'Day', level: 1 }).waitFor();
  expect(await mails.count()).toBe(0);
});
