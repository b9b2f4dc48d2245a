import * as schema from '#shared/day/schema.ts';
import { messageOnly } from '#shared/primitives.ts';
import { allow, checked, router } from '../../procedures/init.ts';
import { actorOf } from '../audit/actor.ts';
import { giveOut, readBoard, readWeek } from './board.ts';
import * as leaving from './leaving.ts';

export const dayRouter = router({
  board: allow('orders.assign')
    .input(schema.boardInput)
    .output(checked(schema.board))
    .query(({ ctx, input }) => readBoard(ctx.deps.db, ctx.deps, input.date)),

  week: allow('orders.assign')
    .input(schema.boardInput)
    .output(checked(schema.week))
    .query(({ ctx, input }) => readWeek(ctx.deps.db, ctx.deps, input.date)),

  giveOut: allow('orders.assign')
    .input(schema.giveOutInput)
    .output(checked(schema.giveOutAnswer))
    .mutation(({ ctx, input }) => giveOut(ctx.deps.db, ctx.deps, actorOf(ctx.user), input.visits)),

  leaving: allow('customers.edit')
    .input(schema.leavingInput)
    .output(checked(schema.leaving))
    .query(({ ctx, input }) => leaving.readLeaving(ctx.deps.db, ctx.deps, input.id)),

  leave: allow('customers.edit')
    .input(schema.leaveInput)
    .output(checked(messageOnly))
    .mutation(({ ctx, input }) => leaving.leave(ctx.deps.db, ctx.deps, ctx.user, input)),
});
