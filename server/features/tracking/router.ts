import {
  type AnswerEstimate,
  answerByLinkInput,
  estimateAnswer,
  taxedEstimateOrNone,
} from '#shared/estimates/schema.ts';
import { feedbackByLinkInput } from '#shared/orders/feedback.ts';
import { lostLinkForm } from '#shared/orders/lost-links.ts';
import {
  type AddPicture,
  addPictureAnswer,
  addPictureByLinkInput,
  orderPictures,
  technicianPhoto,
  technicianPhotoByLinkInput,
} from '#shared/orders/pictures.ts';
import * as schema from '#shared/tracking/schema.ts';
import { claimByLinkAnswer, claimByLinkInput } from '#shared/warranty/schema.ts';
import type { ShopContext } from '../../deps.ts';
import type { CallerContext } from '../../procedures/context.ts';
import { checked, message, publicProcedure, router, run } from '../../procedures/init.ts';
import { answerEstimate, estimateOf } from '../estimates/estimate.ts';
import { askForLinks } from '../orders/lost-links.ts';
import { addPicture, picturesOfOrder, technicianPhotoOf } from '../orders/pictures.ts';
import { linkHolder, trackedId, trackedIdToAct } from '../orders/tracking-link.ts';
import * as tracking from './tracking.ts';

/** Makes a resolver that reads the order of a link. */
const ofLink =
  <Answer>(read: (ctx: ShopContext, id: string) => Promise<Answer>) =>
  async ({ ctx, input }: { ctx: ShopContext; input: schema.Tracking }) =>
    read(ctx, await trackedId(ctx.db, ctx.deps, input.token));

/** Makes a resolver that acts on the order of a link, as its customer. */
const byHolder =
  <Input, Answer>(act: (ctx: ShopContext, id: string, input: Input) => Promise<Answer>) =>
  async ({ ctx, input }: { ctx: CallerContext; input: Input & schema.Tracking }) =>
    act(ctx, await trackedIdToAct(ctx.db, ctx.deps, ctx.caller, input.token), input);

const read = () => publicProcedure().input(schema.trackingInput);
const change = () => publicProcedure({ limit: 'changeByLink' });

export const trackingRouter = router({
  askForLinks: publicProcedure({ limit: 'lostLink' })
    .input(lostLinkForm)
    .output(message)
    .mutation(run(askForLinks)),

  order: read().output(checked(schema.trackedOrder)).query(ofLink(tracking.trackedOrder)),

  pictures: read()
    .output(checked(orderPictures))
    .query(ofLink(({ db }, id) => picturesOfOrder(db, id))),

  technicianPhoto: publicProcedure()
    .input(technicianPhotoByLinkInput)
    .output(checked(technicianPhoto))
    .query(ofLink(({ db }, id) => technicianPhotoOf(db, id))),

  addPicture: change()
    .input(addPictureByLinkInput)
    .output(checked(addPictureAnswer))
    .mutation(
      byHolder(({ db, deps }, id, { picture }: Pick<AddPicture, 'picture'>) =>
        addPicture(db, deps, linkHolder, { id, picture }),
      ),
    ),

  estimate: read()
    .output(checked(taxedEstimateOrNone))
    .query(ofLink(({ db, deps }, id) => estimateOf(db, deps, linkHolder, id))),

  answerEstimate: change()
    .input(answerByLinkInput)
    .output(checked(estimateAnswer))
    .mutation(
      byHolder(({ db, deps }, id, given: Omit<AnswerEstimate, 'id'>) =>
        answerEstimate(db, deps, linkHolder, { ...given, id }),
      ),
    ),

  reschedule: change()
    .input(schema.trackedRescheduleInput)
    .output(checked(schema.trackedAnswer))
    .mutation(byHolder(tracking.reschedule)),

  claimWarranty: change()
    .input(claimByLinkInput)
    .output(checked(claimByLinkAnswer))
    .mutation(byHolder(tracking.claimByLink)),

  giveFeedback: change()
    .input(feedbackByLinkInput)
    .output(checked(schema.trackedAnswer))
    .mutation(byHolder(tracking.feedbackByLink)),

  cancel: change()
    .input(schema.trackedCancelInput)
    .output(checked(schema.trackedAnswer))
    .mutation(byHolder(tracking.cancel)),
});
