import * as schema from '#shared/backoffice/schema.ts';
import { allow, router, run } from '../../procedures/init.ts';
import * as audit from '../audit/audit.ts';
import { dismissOpening } from '../business/commands.ts';
import * as mailCommands from '../mail/commands.ts';
import * as mailQueries from '../mail/queries.ts';
import * as news from './news.ts';
import * as opening from './opening.ts';
import { search } from './search.ts';
import { readToDo } from './to-do.ts';

export const backofficeRouter = router({
  toDo: allow('overview.read').query(run(readToDo)),
  opening: allow('overview.read').query(run(opening.readOpening)),
  dismissOpening: allow('business.edit').mutation(run(dismissOpening)),
  news: allow('overview.read').input(schema.newsInput).query(run(news.readNews)),
  search: allow('orders.read').input(schema.searchInput).query(run(search)),
  audit: allow('audit.read').input(schema.auditInput).query(run(audit.auditTable)),
  mailsSetAside: allow('mail.manage').input(schema.mailListInput).query(run(mailQueries.listSetAside)),
  sendMailAgain: allow('mail.manage').input(schema.mailIdInput).mutation(run(mailCommands.sendMailAgain)),
});
