import { answerByLinkInput, estimateAnswer, taxedEstimateOrNone } from '#shared/estimates/schema.ts';
import { feedbackByLinkInput } from '#shared/orders/feedback.ts';
import {
  addPictureAnswer,
  addPictureByLinkInput,
  orderPictures,
  technicianPhoto,
  technicianPhotoByLinkInput,
} from '#shared/orders/pictures.ts';
import * as schema from '#shared/tracking/schema.ts';
import { claimByLinkAnswer, claimByLinkInput } from '#shared/warranty/schema.ts';
import { checked, publicProcedure, router } from '../../procedures/init.ts';
import * as tracking from './tracking.ts';

export const trackingRouter = router({
  order: publicProcedure()
    .input(schema.trackingInput)
    .output(checked(schema.trackedOrder))
    .query(({ ctx, input }) => tracking.trackedOrder(ctx.deps.db, ctx.deps, input)),

  pictures: publicProcedure()
    .input(schema.trackingInput)
    .output(checked(orderPictures))
    .query(({ ctx, input }) => tracking.pictures(ctx.deps.db, ctx.deps, input)),

  technicianPhoto: publicProcedure()
    .input(technicianPhotoByLinkInput)
    .output(checked(technicianPhoto))
    .query(({ ctx, input }) => tracking.technicianPhoto(ctx.deps.db, ctx.deps, input)),

  addPicture: publicProcedure({ limit: 'changeByLink' })
    .input(addPictureByLinkInput)
    .output(checked(addPictureAnswer))
    .mutation(({ ctx, input }) => tracking.addPictureByLink(ctx.deps.db, ctx.deps, ctx.caller, input)),

  estimate: publicProcedure()
    .input(schema.trackingInput)
    .output(checked(taxedEstimateOrNone))
    .query(({ ctx, input }) => tracking.estimate(ctx.deps.db, ctx.deps, input)),

  answerEstimate: publicProcedure({ limit: 'changeByLink' })
    .input(answerByLinkInput)
    .output(checked(estimateAnswer))
    .mutation(({ ctx, input }) => tracking.answerByLink(ctx.deps.db, ctx.deps, ctx.caller, input)),

  reschedule: publicProcedure({ limit: 'changeByLink' })
    .input(schema.trackedRescheduleInput)
    .output(checked(schema.trackedAnswer))
    .mutation(({ ctx, input }) => tracking.reschedule(ctx.deps.db, ctx.deps, ctx.caller, input)),

  claimWarranty: publicProcedure({ limit: 'changeByLink' })
    .input(claimByLinkInput)
    .output(checked(claimByLinkAnswer))
    .mutation(({ ctx, input }) => tracking.claimByLink(ctx.deps.db, ctx.deps, ctx.caller, input)),

  giveFeedback: publicProcedure({ limit: 'changeByLink' })
    .input(feedbackByLinkInput)
    .output(checked(schema.trackedAnswer))
    .mutation(({ ctx, input }) => tracking.feedbackByLink(ctx.deps.db, ctx.deps, ctx.caller, input)),

  cancel: publicProcedure({ limit: 'changeByLink' })
    .input(schema.trackedCancelInput)
    .output(checked(schema.trackedAnswer))
    .mutation(({ ctx, input }) => tracking.cancel(ctx.deps.db, ctx.deps, ctx.caller, input)),
});
