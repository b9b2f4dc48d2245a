import * as schema from '#shared/figures/schema.ts';
import { allow, checked, router, run } from '../../procedures/init.ts';
import { setDigest, wantsDigest } from './digest.ts';
import * as figures from './figures.ts';

export const figuresRouter = router({
  compared: allow('figures.read').input(schema.figuresComparedInput).query(run(figures.readCompared)),
  by: allow('figures.read').input(schema.figuresByInput).query(run(figures.readFiguresBy)),
  weeks: allow('figures.read').input(schema.dueInput).query(run(figures.readWeeks)),
  card: allow('figures.read').input(schema.cardInput).query(run(figures.readTechnicianCard)),
  digest: allow('figures.read').query(run(wantsDigest)),
  setDigest: allow('figures.read').input(schema.digest).mutation(run(setDigest)),

  own: allow('jobs.work')
    .input(schema.figuresInput)
    .output(checked(schema.technicianCard))
    .query(({ ctx, input }) => figures.readTechnicianCard(ctx, { ...input, technicianId: ctx.user.id })),
});
