import * as schema from '#shared/estimates/schema.ts';
import { allow, checked, customer, router } from '../../procedures/init.ts';
import { workerOf } from '../audit/actor.ts';
import * as estimates from './estimate.ts';
import * as prices from './price-list.ts';

export const estimatesRouter = router({
  of: customer()
    .input(schema.estimateOfInput)
    .output(checked(schema.taxedEstimateOrNone))
    .query(({ ctx, input }) => estimates.estimateFor(ctx.deps.db, ctx.deps, ctx.user, input.id)),

  save: allow('orders.setStage')
    .input(schema.saveEstimateInput)
    .output(checked(schema.estimateAnswer))
    .mutation(({ ctx, input }) => estimates.saveEstimate(ctx.deps.db, ctx.deps, workerOf(ctx.user), input)),

  offer: allow('orders.setStage')
    .input(schema.offerEstimateInput)
    .output(checked(schema.estimateAnswer))
    .mutation(({ ctx, input }) => estimates.offerEstimate(ctx.deps.db, ctx.deps, workerOf(ctx.user), input)),

  answer: customer()
    .input(schema.answerEstimateInput)
    .output(checked(schema.estimateAnswer))
    .mutation(({ ctx, input }) => estimates.answerFor(ctx.deps.db, ctx.deps, ctx.user, input)),

  prices: allow('orders.setStage')
    .output(checked(schema.priceList))
    .query(({ ctx }) => prices.readPriceList(ctx.deps.db, { all: false })),

  priceList: allow('money.edit')
    .output(checked(schema.priceList))
    .query(({ ctx }) => prices.readPriceList(ctx.deps.db, { all: true })),

  addPrice: allow('money.edit')
    .input(schema.addPriceInput)
    .output(checked(schema.priceAnswer))
    .mutation(({ ctx, input }) => prices.addPrice(ctx.deps.db, ctx.deps, ctx.user, input)),

  changePrice: allow('money.edit')
    .input(schema.changePriceInput)
    .output(checked(schema.priceAnswer))
    .mutation(({ ctx, input }) => prices.changePrice(ctx.deps.db, ctx.user, input)),
});
