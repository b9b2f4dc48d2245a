// What is done now and then beside the requests: pictures, sessions, reset links and guests that nobody needs any more.

import type { Deps } from './deps.ts';
import { sweepGuests } from './features/accounts/guests.ts';
import { sweepSessions } from './features/accounts/sessions.ts';
import { picturesInUse } from './features/catalogue/pictures.ts';
import { sweepPictures } from './features/media/commands.ts';

const everyMs = 3_600_000;

/** Runs the chores every hour; a failed one is logged and tried again the next time. The result ends them. */
export function startChores(deps: Deps): () => void {
  const chores = {
    pictures: () => sweepPictures(deps.db, deps, picturesInUse),
    sessions: () => sweepSessions(deps.db, deps),
    guests: () => sweepGuests(deps.db, deps),
  };
  const timer = setInterval(async () => {
    for (const [name, chore] of Object.entries(chores)) {
      await chore().catch((error: unknown) => deps.log.error({ err: error, chore: name }, 'chore failed'));
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
