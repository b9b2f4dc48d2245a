import { messageOnly } from '#shared/primitives.ts';
import * as schema from '#shared/webhooks/schema.ts';
import { allow, checked, router } from '../../procedures/init.ts';
import * as endpoints from './endpoints.ts';
import * as log from './log.ts';

// Owners only, as for roles: a webhook tells others what happens in the shop.
const owner = () => allow('roles.edit');
const change = () => owner().output(checked(messageOnly));
const newSecret = () => owner().output(checked(schema.secretAnswer));

export const webhooksRouter = router({
  list: owner()
    .output(checked(schema.webhooks))
    .query(({ ctx }) => endpoints.listWebhooks(ctx.deps.db)),
  save: newSecret()
    .input(schema.newWebhook)
    .mutation(({ ctx, input }) => endpoints.addWebhook(ctx.deps.db, ctx.deps, ctx.user, input)),
  setOn: change()
    .input(schema.switchWebhookInput)
    .mutation(({ ctx, input }) => endpoints.switchWebhook(ctx.deps.db, ctx.user, input)),
  changeSecret: newSecret()
    .input(schema.webhookIdInput)
    .mutation(({ ctx, input }) => endpoints.changeSecret(ctx.deps.db, ctx.user, input)),
  remove: change()
    .input(schema.webhookIdInput)
    .mutation(({ ctx, input }) => endpoints.removeWebhook(ctx.deps.db, ctx.user, input)),
  test: change()
    .input(schema.webhookIdInput)
    .mutation(({ ctx, input }) => endpoints.testWebhook(ctx.deps.db, ctx.deps, input)),
  deliveries: owner()
    .input(schema.deliveriesInput)
    .output(checked(schema.deliveries))
    .query(({ ctx, input }) => log.listDeliveries(ctx.deps.db, ctx.deps, input)),
  sendAgain: change()
    .input(schema.deliveryIdInput)
    .mutation(({ ctx, input }) => log.sendAgain(ctx.deps.db, input)),
});
