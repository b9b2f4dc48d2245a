import { messageOnly } from '#shared/primitives.ts';
import * as schema from '#shared/webhooks/schema.ts';
import { allow, checked, router } from '../../procedures/init.ts';
import * as endpoints from './endpoints.ts';
import * as log from './log.ts';

// Owners only, as for roles: a webhook tells others what happens in the shop.
const owner = () => allow('roles.edit');

export const webhooksRouter = router({
  list: owner()
    .output(checked(schema.webhooks))
    .query(({ ctx }) => endpoints.listWebhooks(ctx.deps.db, ctx.deps)),

  save: owner()
    .input(schema.saveWebhookInput)
    .output(checked(schema.secretAnswer))
    .mutation(({ ctx, input }) => endpoints.saveWebhook(ctx.deps.db, ctx.deps, ctx.user, input)),

  setOn: owner()
    .input(schema.switchWebhookInput)
    .output(checked(messageOnly))
    .mutation(({ ctx, input }) => endpoints.switchWebhook(ctx.deps.db, ctx.user, input)),

  changeSecret: owner()
    .input(schema.webhookIdInput)
    .output(checked(schema.secretAnswer))
    .mutation(({ ctx, input }) => endpoints.changeSecret(ctx.deps.db, ctx.user, input)),

  remove: owner()
    .input(schema.webhookIdInput)
    .output(checked(messageOnly))
    .mutation(({ ctx, input }) => endpoints.removeWebhook(ctx.deps.db, ctx.user, input)),

  test: owner()
    .input(schema.webhookIdInput)
    .output(checked(messageOnly))
    .mutation(({ ctx, input }) => endpoints.testWebhook(ctx.deps.db, ctx.deps, input)),

  deliveries: owner()
    .input(schema.deliveriesInput)
    .output(checked(schema.deliveries))
    .query(({ ctx, input }) => log.listDeliveries(ctx.deps.db, ctx.deps, input)),

  delivery: owner()
    .input(schema.deliveryIdInput)
    .output(checked(schema.deliveryDetail))
    .query(({ ctx, input }) => log.readDelivery(ctx.deps.db, input)),

  sendAgain: owner()
    .input(schema.deliveryIdInput)
    .output(checked(messageOnly))
    .mutation(({ ctx, input }) => log.sendAgain(ctx.deps.db, input)),
});
