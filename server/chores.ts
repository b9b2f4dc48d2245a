import { hourMs, minuteMs } from '#shared/durations.ts';
import { retention } from '#shared/rights/retention.ts';
import type { Deps } from './deps.ts';
import { sweepGuests } from './features/accounts/guests.ts';
import { sweepInvitations } from './features/accounts/invitations.ts';
import { sweepSessions } from './features/accounts/sessions.ts';
import { deleteEndedVisits } from './features/calendar/feed.ts';
import { picturesInUse } from './features/catalogue/pictures.ts';
import { sendDigests } from './features/figures/digest.ts';
import { sendJobNews } from './features/job-news/job-news.ts';
import { deleteOldAnswers } from './features/keys/idempotency.ts';
import { sweepPictures } from './features/media/commands.ts';
import { remindOfVisits } from './features/orders/reminders.ts';
import { askForReviews } from './features/orders/review-mails.ts';
import { eraseAgain } from './features/rights/erase.ts';
import { sweepAtNight } from './features/rights/sweep.ts';
import { deleteOldDeliveries } from './features/webhooks/queue.ts';
import { deleteOldMails } from './platform/mail/mail-rows.ts';

type Chores = Readonly<Record<string, () => Promise<unknown>>>;

export function startChores(deps: Deps): () => void {
  const erasures = () => eraseAgain(deps.db, deps);
  erasures().catch((error: unknown) => deps.log.error({ err: error, chore: 'erasures' }, 'chore failed'));
  const hourly = {
    pictures: () => sweepPictures(deps.db, deps, picturesInUse),
    sessions: () => sweepSessions(deps.db, deps),
    invitations: () => sweepInvitations(deps.db, deps.clock()),
    guests: () => sweepGuests(deps.db, deps),
    mails: () => deleteOldMails(deps.db, retention.mails),
    endedVisits: () => deleteEndedVisits(deps.db),
    webhooks: () => deleteOldDeliveries(deps.db),
    idempotentCalls: () => deleteOldAnswers(deps.db),
    reviews: () => askForReviews(deps.db, deps),
    retention: () => sweepAtNight(deps.db, deps),
    erasures,
  };
  const ends = [
    repeat(deps, hourMs, hourly),
    repeat(deps, 5_000, { jobNews: () => sendJobNews(deps) }),
    repeat(deps, minuteMs, {
      reminders: () => remindOfVisits(deps.db, deps),
      digests: () => sendDigests(deps),
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

function repeat({ log }: Deps, everyMs: number, chores: Chores): () => void {
  let busy = false;
  const timer = setInterval(async () => {
    if (busy) return;
    busy = true;
    for (const [name, chore] of Object.entries(chores)) {
      await chore().catch((error: unknown) => log.error({ err: error, chore: name }, 'chore failed'));
    }
    busy = false;
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
