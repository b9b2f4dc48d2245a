import * as schema from '#shared/figures/schema.ts';
import { messageOnly } from '#shared/primitives.ts';
import { allow, checked, router } from '../../procedures/init.ts';
import { setDigest, wantsDigest } from './digest.ts';
import * as figures from './figures.ts';

export const figuresRouter = router({
  compared: allow('figures.read')
    .input(schema.figuresComparedInput)
    .output(checked(schema.figuresCompared))
    .query(({ ctx, input }) => figures.readCompared(ctx.deps.db, ctx.deps.clock(), input)),

  by: allow('figures.read')
    .input(schema.figuresByInput)
    .output(checked(schema.figuresBy))
    .query(({ ctx, input }) => figures.readFiguresBy(ctx.deps.db, input)),

  weeks: allow('figures.read')
    .input(schema.dueInput)
    .output(checked(schema.figureWeeks))
    .query(({ ctx, input }) => figures.readWeeks(ctx.deps.db, input.day)),

  card: allow('figures.read')
    .input(schema.cardInput)
    .output(checked(schema.technicianCard))
    .query(({ ctx, input: { technicianId, ...days } }) => figures.readCard(ctx.deps.db, technicianId, days)),

  digest: allow('figures.read')
    .output(checked(schema.digest))
    .query(({ ctx }) => wantsDigest(ctx.deps.db, ctx.user)),

  setDigest: allow('figures.read')
    .input(schema.digest)
    .output(checked(messageOnly))
    .mutation(({ ctx, input }) => setDigest(ctx.deps.db, ctx.deps, ctx.user, input)),

  own: allow('jobs.work')
    .input(schema.figuresInput)
    .output(checked(schema.technicianCard))
    .query(({ ctx, input }) => figures.readCard(ctx.deps.db, ctx.user.id, input)),
});
