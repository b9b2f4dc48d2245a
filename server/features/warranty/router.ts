import * as schema from '#shared/warranty/schema.ts';
import { allow, checked, customer, router, run } from '../../procedures/init.ts';
import { actorOf } from '../audit/actor.ts';
import { claimWarranty } from '../orders/claims.ts';
import { repairsUnderWarranty } from './repairs.ts';

export const warrantyRouter = router({
  claim: customer()
    .input(schema.claimInput)
    .output(checked(schema.claimAnswer))
    .mutation(({ ctx, input }) => claimWarranty(ctx.db, ctx.deps, actorOf(ctx.user), input)),

  repairs: allow('orders.book').input(schema.repairsInput).query(run(repairsUnderWarranty)),
});
