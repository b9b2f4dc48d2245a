import { answerByLinkInput, estimateAnswer, taxedEstimateOrNone } from '#shared/estimates/schema.ts';
import { feedbackByLinkInput } from '#shared/orders/feedback.ts';
import { lostLinkForm } from '#shared/orders/lost-links.ts';
import {
  addPictureAnswer,
  addPictureByLinkInput,
  orderPictures,
  technicianPhoto,
  technicianPhotoByLinkInput,
} from '#shared/orders/pictures.ts';
import { messageOnly } from '#shared/primitives.ts';
import * as schema from '#shared/tracking/schema.ts';
import { claimByLinkAnswer, claimByLinkInput } from '#shared/warranty/schema.ts';
import type { Context } from '../../procedures/context.ts';
import { checked, publicProcedure, router } from '../../procedures/init.ts';
import { answerEstimate, estimateOf } from '../estimates/estimate.ts';
import { askForLinks } from '../orders/lost-links.ts';
import { addPicture, picturesOfOrder, technicianPhotoOf } from '../orders/pictures.ts';
import { orderById } from '../orders/queries.ts';
import { byLink, trackedId, trackedIdToAct } from '../orders/tracking-link.ts';
import * as tracking from './tracking.ts';

const seen = ({ deps }: Context, { token }: schema.Tracking) => trackedId(deps.db, deps, token);
const acting = ({ deps, caller }: Context, { token }: schema.Tracking) =>
  trackedIdToAct(deps.db, deps, caller, token);

export const trackingRouter = router({
  askForLinks: publicProcedure({ limit: 'lostLink' })
    .input(lostLinkForm)
    .output(checked(messageOnly))
    .mutation(({ ctx, input }) => askForLinks(ctx.deps.db, ctx.deps, input)),

  order: publicProcedure()
    .input(schema.trackingInput)
    .output(checked(schema.trackedOrder))
    .query(async ({ ctx, input }) =>
      tracking.presentTracked(ctx.deps.db, ctx.deps, await orderById(ctx.deps.db, await seen(ctx, input))),
    ),

  pictures: publicProcedure()
    .input(schema.trackingInput)
    .output(checked(orderPictures))
    .query(async ({ ctx, input }) => picturesOfOrder(ctx.deps.db, await seen(ctx, input))),

  technicianPhoto: publicProcedure()
    .input(technicianPhotoByLinkInput)
    .output(checked(technicianPhoto))
    .query(async ({ ctx, input }) => technicianPhotoOf(ctx.deps.db, await seen(ctx, input))),

  addPicture: publicProcedure({ limit: 'changeByLink' })
    .input(addPictureByLinkInput)
    .output(checked(addPictureAnswer))
    .mutation(async ({ ctx, input }) =>
      addPicture(ctx.deps.db, ctx.deps, byLink, { ...input, id: await acting(ctx, input) }),
    ),

  estimate: publicProcedure()
    .input(schema.trackingInput)
    .output(checked(taxedEstimateOrNone))
    .query(async ({ ctx, input }) => estimateOf(ctx.deps.db, ctx.deps, byLink, await seen(ctx, input))),

  answerEstimate: publicProcedure({ limit: 'changeByLink' })
    .input(answerByLinkInput)
    .output(checked(estimateAnswer))
    .mutation(async ({ ctx, input }) =>
      answerEstimate(ctx.deps.db, ctx.deps, byLink, { ...input, id: await acting(ctx, input) }),
    ),

  reschedule: publicProcedure({ limit: 'changeByLink' })
    .input(schema.trackedRescheduleInput)
    .output(checked(schema.trackedAnswer))
    .mutation(async ({ ctx, input }) =>
      tracking.reschedule(ctx.deps.db, ctx.deps, await acting(ctx, input), input.visit),
    ),

  claimWarranty: publicProcedure({ limit: 'changeByLink' })
    .input(claimByLinkInput)
    .output(checked(claimByLinkAnswer))
    .mutation(async ({ ctx, input }) =>
      tracking.claimByLink(ctx.deps.db, ctx.deps, { ...input, orderId: await acting(ctx, input) }),
    ),

  giveFeedback: publicProcedure({ limit: 'changeByLink' })
    .input(feedbackByLinkInput)
    .output(checked(schema.trackedAnswer))
    .mutation(async ({ ctx, input }) =>
      tracking.feedbackByLink(ctx.deps.db, ctx.deps, { ...input, orderId: await acting(ctx, input) }),
    ),

  cancel: publicProcedure({ limit: 'changeByLink' })
    .input(schema.trackedCancelInput)
    .output(checked(schema.trackedAnswer))
    .mutation(async ({ ctx, input }) =>
      tracking.cancel(ctx.deps.db, ctx.deps, await acting(ctx, input), input.reason),
    ),
});
