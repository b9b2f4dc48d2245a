import { successMessages } from '#shared/messages.ts';
import type { AddNote, NoteWhatsApp } from '#shared/orders/notes.ts';
import type { UserContext } from '../../procedures/context.ts';
import { workerOf } from '../audit/actor.ts';
import { recordEvent, stepTime } from './events.ts';
import { reachOrder, wasStepTaken } from './step-access.ts';

/**
 * If an admin opens WhatsApp with the same text twice within this time, the second one is not recorded. It is
 * a double click, or the admin came back from WhatsApp and pressed again.
 */
const sameOpeningMs = 60_000;

export async function addNote({ db, deps, user }: UserContext, { id, note, key, at }: AddNote) {
  const [actor, now] = [workerOf(user), deps.clock()];
  await db.transaction().execute(async (db) => {
    const { stage } = await reachOrder(db, actor, id, now, { lock: true });
    if (key && (await wasStepTaken(db, id, key))) return;
    const written = await stepTime(db, id, at ? new Date(at) : null, now);
    await recordEvent(db, id, actor, {
      kind: 'noted',
      stage,
      at: now,
      doneAt: written,
      key: key ?? null,
      after: { note },
    });
  });
  return { message: successMessages.noteAdded };
}

/** Records that an admin opened WhatsApp with this text. The server cannot know whether the text was sent. */
export async function noteWhatsApp({ db, deps, user }: UserContext, { id, about }: NoteWhatsApp) {
  const [actor, now] = [workerOf(user), deps.clock()];
  await db.transaction().execute(async (db) => {
    const { stage } = await reachOrder(db, actor, id, now, { lock: true });
    const lastOpening = await db
      .selectFrom('order_events')
      .select(['at', 'after'])
      .where('order_id', '=', id)
      .where('kind', '=', 'whatsAppOpened')
      .where('actor_id', '=', actor.id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const again =
      lastOpening &&
      now.getTime() - lastOpening.at.getTime() < sameOpeningMs &&
      lastOpening.after?.note === about;
    if (!again)
      await recordEvent(db, id, actor, { kind: 'whatsAppOpened', stage, at: now, after: { note: about } });
  });
  return { message: successMessages.whatsAppNoted };
}
