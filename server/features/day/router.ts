import * as schema from '#shared/day/schema.ts';
import { allow, checked, router } from '../../procedures/init.ts';
import { actorOf } from '../audit/actor.ts';
import { giveOut, readBoard } from './board.ts';

export const dayRouter = router({
  board: allow('orders.assign')
    .input(schema.boardInput)
    .output(checked(schema.board))
    .query(({ ctx, input }) => readBoard(ctx.deps.db, ctx.deps, input.date)),

  giveOut: allow('orders.assign')
    .input(schema.giveOutInput)
    .output(checked(schema.giveOutAnswer))
    .mutation(({ ctx, input }) => giveOut(ctx.deps.db, ctx.deps, actorOf(ctx.user), input.visits)),
});
