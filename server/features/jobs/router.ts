import * as conflicts from '#shared/jobs/conflicts.ts';
import { pushKey, subscribeInput } from '#shared/jobs/push.ts';
import * as schema from '#shared/jobs/schema.ts';
import { addPictureAnswer, addPictureInput, orderPictures } from '#shared/orders/pictures.ts';
import { allow, checked, message, router, run } from '../../procedures/init.ts';
import { workerOf } from '../audit/actor.ts';
import { subscribe } from '../job-news/job-news.ts';
import { addPicture } from '../orders/pictures.ts';
import { listConflicts, reportRefused, settleConflict } from './conflicts.ts';
import * as queries from './queries.ts';

export const jobsRouter = router({
  list: allow('jobs.work')
    .input(schema.jobsInput)
    .output(checked(schema.jobs))
    .query(async ({ ctx: { deps, user }, input }) => {
      const technician = user.key ? await queries.requestedTechnician(deps.db, user, input) : user;
      return queries.listJobs(deps.db, deps, technician, input);
    }),

  reportRefused: allow('jobs.work').input(conflicts.reportInput).output(message).mutation(run(reportRefused)),
  conflicts: allow('orders.assign').query(run(listConflicts)),
  settleConflict: allow('orders.assign').input(conflicts.settleInput).mutation(run(settleConflict)),
  pushKey: allow('jobs.work')
    .output(checked(pushKey))
    .query(({ ctx }) => ({ key: ctx.deps.push.publicKey })),
  subscribe: allow('jobs.work').input(subscribeInput).output(message).mutation(run(subscribe)),

  pictures: allow('jobs.work')
    .input(schema.jobIdInput)
    .output(checked(orderPictures))
    .query(run(queries.jobPictures)),

  addPicture: allow('jobs.work', { limit: 'upload' })
    .input(addPictureInput)
    .output(checked(addPictureAnswer))
    .mutation(({ ctx, input }) => addPicture(ctx.db, ctx.deps, workerOf(ctx.user), input)),
});
