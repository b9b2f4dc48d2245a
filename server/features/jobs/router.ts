import { pushKey, subscribeInput } from '#shared/jobs/push.ts';
import * as schema from '#shared/jobs/schema.ts';
import { addPictureAnswer, addPictureInput, orderPictures } from '#shared/orders/pictures.ts';
import { messageOnly } from '#shared/primitives.ts';
import { allow, checked, router } from '../../procedures/init.ts';
import { workerOf } from '../audit/actor.ts';
import { subscribe } from '../job-news/job-news.ts';
import { addPicture } from '../orders/pictures.ts';
import * as queries from './queries.ts';

export const jobsRouter = router({
  list: allow('jobs.work')
    .input(schema.jobsInput)
    .output(checked(schema.jobs))
    .query(async ({ ctx: { deps, user }, input }) => {
      const technician = user.key ? await queries.givenTechnician(deps.db, input) : user;
      return queries.listJobs(deps.db, deps, technician, input);
    }),

  pushKey: allow('jobs.work')
    .output(checked(pushKey))
    .query(({ ctx }) => ({ key: ctx.deps.push.publicKey })),

  subscribe: allow('jobs.work')
    .input(subscribeInput)
    .output(checked(messageOnly))
    .mutation(({ ctx, input }) => subscribe(ctx.deps.db, ctx.deps, ctx.user, input)),

  pictures: allow('jobs.work')
    .input(schema.jobIdInput)
    .output(checked(orderPictures))
    .query(({ ctx, input }) => queries.jobPictures(ctx.deps.db, ctx.deps, ctx.user, input.id)),

  addPicture: allow('jobs.work', { limit: 'upload' })
    .input(addPictureInput)
    .output(checked(addPictureAnswer))
    .mutation(({ ctx, input }) => addPicture(ctx.deps.db, ctx.deps, workerOf(ctx.user), input)),
});
