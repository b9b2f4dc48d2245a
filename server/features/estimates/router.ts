import * as schema from '#shared/estimates/schema.ts';
import { allow, checked, customer, router, run } from '../../procedures/init.ts';
import * as estimates from './estimate.ts';
import * as prices from './price-list.ts';

export const estimatesRouter = router({
  of: customer()
    .input(schema.estimateOfInput)
    .output(checked(schema.taxedEstimateOrNone))
    .query(run(estimates.estimateFor)),

  save: allow('orders.setStage')
    .input(schema.saveEstimateInput)
    .output(checked(schema.estimateAnswer))
    .mutation(run(estimates.saveEstimate)),

  offer: allow('orders.setStage')
    .input(schema.offerEstimateInput)
    .output(checked(schema.estimateAnswer))
    .mutation(run(estimates.offerEstimate)),

  answer: customer()
    .input(schema.answerEstimateInput)
    .output(checked(schema.estimateAnswer))
    .mutation(run(estimates.answerFor)),

  prices: allow('orders.setStage')
    .output(checked(schema.priceList))
    .query(({ ctx }) => prices.readPriceList(ctx.db, { all: false })),

  priceList: allow('money.edit').query(({ ctx }) => prices.readPriceList(ctx.db, { all: true })),
  addPrice: allow('money.edit').input(schema.addPriceInput).mutation(run(prices.addPrice)),
  changePrice: allow('money.edit').input(schema.changePriceInput).mutation(run(prices.changePrice)),
});
