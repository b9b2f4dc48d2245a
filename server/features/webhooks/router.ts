import * as schema from '#shared/webhooks/schema.ts';
import { allow, router, run } from '../../procedures/init.ts';
import * as endpoints from './endpoints.ts';
import * as log from './log.ts';

// Owners only, as for roles: a webhook tells others what happens in the shop.
const owner = () => allow('roles.edit');

export const webhooksRouter = router({
  list: owner().query(run(endpoints.listWebhooks)),
  save: owner().input(schema.newWebhook).mutation(run(endpoints.addWebhook)),
  setOn: owner().input(schema.switchWebhookInput).mutation(run(endpoints.switchWebhook)),
  changeSecret: owner().input(schema.webhookIdInput).mutation(run(endpoints.changeSecret)),
  remove: owner().input(schema.webhookIdInput).mutation(run(endpoints.removeWebhook)),
  test: owner().input(schema.webhookIdInput).mutation(run(endpoints.testWebhook)),
  deliveries: owner().input(schema.deliveriesInput).query(run(log.listDeliveries)),
  sendAgain: owner().input(schema.deliveryIdInput).mutation(run(log.sendAgain)),
});
