import { chargingFor, taxOnTop } from '#shared/bills/charging.ts';
import { AppError } from '#shared/errors.ts';
import { isSameLines, mayAnswer, mayEstimate, mayOffer, versionOf } from '#shared/estimates/rules.ts';
import type {
  AnswerEstimate,
  Estimate,
  OfferEstimate,
  SaveEstimate,
  TaxedEstimate,
} from '#shared/estimates/schema.ts';
import type { AnswerChannel } from '#shared/estimates/states.ts';
import { stateWordTexts } from '#shared/estimates/texts.ts';
import { successMessages } from '#shared/messages.ts';
import { can } from '#shared/permissions.ts';
import { toPaise, toRupees } from '#shared/primitives.ts';
import type { Db, Deps } from '../../deps.ts';
import type { CurrentUser, UserContext } from '../../procedures/context.ts';
import { actorName, actorOf, readerOf, workerOf } from '../audit/actor.ts';
import { readCharging } from '../business/bill-settings.ts';
import { setAgreed } from '../orders/agreed-and-billed.ts';
import { recordEvent, stepTime } from '../orders/events.ts';
import { orderWithLink } from '../orders/queries.ts';
import { reachOrder, type Stepper, stepImpossible, wasStepTaken } from '../orders/step-access.ts';
import { estimateMail } from './mail.ts';
import { namesOfPriced } from './price-list.ts';
import { readBookedLines, readEstimate, shownToCustomer } from './queries.ts';
import { writeAnswered, writeDraft, writeOffered } from './rows.ts';

async function shownTo<Shown extends Estimate>(db: Db, { role }: Stepper, estimate: Shown | null) {
  if (role !== 'customer') return estimate;
  const shown = shownToCustomer(estimate);
  return shown && named(db, shown);
}

/** Gives lines of the price list their names in the language of the call. */
async function named<Shown extends Estimate>(db: Db, estimate: Shown): Promise<Shown> {
  const names = await namesOfPriced(db);
  const lines = estimate.lines.map((line) => ({ ...line, words: names.get(line.words) ?? line.words }));
  return { ...estimate, lines };
}

async function taxed(db: Db, orderId: string, estimate: Estimate): Promise<TaxedEstimate> {
  const [terms, products] = [await readCharging(db), await readBookedLines(db, orderId)];
  const { buyer } = await db
    .selectFrom('orders')
    .select('buyer')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { ...estimate, tax: taxOnTop({ products }, estimate.lines, chargingFor(terms, buyer)) };
}

const taxedOrNone = async (db: Db, orderId: string, estimate: Estimate | null) =>
  estimate && taxed(db, orderId, estimate);

const withTax = ({ total, tax }: TaxedEstimate) => toRupees(toPaise(total) + toPaise(tax.estimate));

export async function estimateOf(
  db: Db,
  { clock }: Deps,
  actor: Stepper,
  id: string,
): Promise<TaxedEstimate | null> {
  await reachOrder(db, actor, id, clock());
  return taxedOrNone(db, id, await shownTo(db, actor, (await readEstimate(db, id)).estimate));
}

// A technician may book for himself. If he also has the job, he acts as its technician. Otherwise he acts as
// the customer.
async function actorFor(db: Db, user: CurrentUser, id: string): Promise<Stepper> {
  const order = await db
    .selectFrom('orders')
    .select(['user_id', 'technician_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  const isCustomer = order?.user_id === user.id && order.technician_id !== user.id;
  return isCustomer ? actorOf(user) : workerOf(user);
}

export const estimateFor = async ({ db, deps, user }: UserContext, { id }: { id: string }) =>
  estimateOf(db, deps, can(user.role, 'orders.read') ? readerOf(user) : await actorFor(db, user, id), id);

export const answerFor = async ({ db, deps, user }: UserContext, answer: AnswerEstimate) =>
  answerEstimate(db, deps, await actorFor(db, user, answer.id), answer);

type Tapped = { id: string; key?: string | null | undefined; at?: string | null | undefined };
type EstimateStep = {
  db: Db;
  order: { id: string; stage: Parameters<typeof mayEstimate>[0]; agreed_paise: number };
  estimate: Estimate | null;
  savedKey: string | null;
  at: Date;
  now: Date;
};

// Runs a step of an estimate with the order locked. A repeated idempotency key changes nothing.
function takeEstimateStep(
  db: Db,
  { clock }: Deps,
  actor: Stepper,
  { id, key, at }: Tapped,
  work: (step: EstimateStep) => Promise<string[] | undefined>,
): Promise<{ estimate: TaxedEstimate | null; mailIds: string[] }> {
  const now = clock();
  return db.transaction().execute(async (db) => {
    const order = await reachOrder(db, actor, id, now, { lock: true });
    const current = await readEstimate(db, id);
    const isRepeat = key && (current.savedKey === key || (await wasStepTaken(db, id, key)));
    if (isRepeat) return { estimate: await taxedOrNone(db, id, current.estimate), mailIds: [] };
    const done = await stepTime(db, id, at ? new Date(at) : null, now);
    const mailIds = (await work({ db, order, ...current, at: done, now })) ?? [];
    return { estimate: await taxedOrNone(db, id, (await readEstimate(db, id)).estimate), mailIds };
  });
}

function mustBeOpen({ order: { stage } }: EstimateStep): void {
  if (!mayEstimate(stage)) throw stepImpossible(stage);
}

/** Saves the lines of an estimate. Changed lines need a new agreement. An empty list withdraws the estimate. */
export async function saveEstimate(
  { db, deps, user }: UserContext,
  { version, lines, ...tapped }: SaveEstimate,
) {
  const { estimate } = await takeEstimateStep(db, deps, workerOf(user), tapped, async (step) => {
    mustBeOpen(step);
    if (isSameLines(step.estimate?.lines ?? [], lines)) return;
    const current = versionOf(step.estimate);
    if (version !== current) throw new AppError('estimateChanged');
    await writeDraft(step.db, tapped.id, { version: current + 1, lines, key: tapped.key ?? null });
    if (step.order.agreed_paise > 0) await setAgreed(step.db, tapped.id, 0);
  });
  return { message: successMessages.estimateSaved, data: estimate };
}

export async function offerEstimate({ db, deps, user }: UserContext, { version, ...tapped }: OfferEstimate) {
  const actor = workerOf(user);
  const { estimate, mailIds } = await takeEstimateStep(db, deps, actor, tapped, async (step) => {
    mustBeOpen(step);
    const estimate = ofVersion(step, version);
    if (estimate.state === 'offered') return;
    if (!mayOffer(estimate))
      throw estimate.lines.length > 0 ? answered(estimate) : new AppError('estimateEmpty');
    const estimateWithTax = await taxed(step.db, tapped.id, estimate);
    await writeOffered(step.db, tapped.id, step.at);
    await recordEvent(step.db, tapped.id, actor, {
      kind: 'estimateOffered',
      stage: step.order.stage,
      at: step.now,
      doneAt: step.at,
      key: tapped.key ?? null,
      after: { amount: withTax(estimateWithTax) },
    });
    const { order, link, enqueue } = await orderWithLink(step.db, deps, tapped.id);
    const mail = async () => estimateMail(order, await named(step.db, estimateWithTax), link);
    return order.email ? enqueue(mail) : [];
  });
  mailIds.forEach(deps.mail.attemptSoon);
  return { message: successMessages.estimateOffered, data: estimate };
}

const answered = ({ state }: Estimate) => new AppError('estimateAnswered', { words: stateWordTexts(state) });

function ofVersion({ estimate }: EstimateStep, version: number): Estimate {
  if (!estimate || estimate.version !== version) throw new AppError('estimateChanged');
  return estimate;
}

function channelOf({ role, id }: Stepper): AnswerChannel {
  if (role === 'technician') return 'phone';
  if (role === 'admin') return 'call';
  return id === null ? 'link' : 'account';
}

export async function answerEstimate(
  db: Db,
  deps: Deps,
  actor: Stepper,
  { version, agree, ...tapped }: AnswerEstimate,
) {
  const { estimate } = await takeEstimateStep(db, deps, actor, tapped, async (step) => {
    mustBeOpen(step);
    const estimate = ofVersion(step, version);
    const wanted = agree ? 'agreed' : 'declined';
    if (estimate.state === wanted) return;
    if (estimate.state === 'draft') throw new AppError('estimateNotOffered');
    if (!mayAnswer(estimate)) throw answered(estimate);
    const where = channelOf(actor);
    await writeAnswered(step.db, tapped.id, { agree, at: step.at, where, by: actorName(actor) });
    await setAgreed(step.db, tapped.id, agree ? toPaise(estimate.total) : 0);
    await recordEvent(step.db, tapped.id, actor, {
      kind: agree ? 'estimateAgreed' : 'estimateDeclined',
      stage: step.order.stage,
      at: step.now,
      doneAt: step.at,
      key: tapped.key ?? null,
      after: { amount: withTax(await taxed(step.db, tapped.id, estimate)), where },
    });
  });
  const message = agree ? successMessages.estimateAgreed : successMessages.estimateDeclined;
  return { message, data: await shownTo(db, actor, estimate) };
}
