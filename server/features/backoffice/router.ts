import * as schema from '#shared/backoffice/schema.ts';
import { allow, checked, router } from '../../procedures/init.ts';
import * as audit from '../audit/audit.ts';
import { dismissOpening } from '../business/commands.ts';
import * as mailCommands from '../mail/commands.ts';
import * as mailQueries from '../mail/queries.ts';
import * as news from './news.ts';
import * as opening from './opening.ts';
import { search } from './search.ts';
import { readToDo } from './to-do.ts';

export const backofficeRouter = router({
  toDo: allow('overview.read')
    .output(checked(schema.toDo))
    .query(({ ctx }) => readToDo(ctx.deps.db, ctx.deps)),

  opening: allow('overview.read')
    .output(checked(schema.opening))
    .query(({ ctx }) => opening.readOpening(ctx.deps.db, ctx.deps)),

  dismissOpening: allow('business.edit')
    .output(checked(schema.messageOnly))
    .mutation(({ ctx }) => dismissOpening(ctx.deps.db, ctx.deps, ctx.user)),

  news: allow('overview.read')
    .input(schema.newsInput)
    .output(checked(schema.news))
    .query(({ ctx, input }) => news.readNews(ctx.deps.db, ctx.deps, input.since)),

  search: allow('orders.read')
    .input(schema.searchInput)
    .output(checked(schema.found))
    .query(({ ctx, input }) => search(ctx.deps.db, ctx.deps, ctx.user.role, input.text)),

  audit: allow('audit.read')
    .input(schema.auditInput)
    .output(checked(schema.auditPage))
    .query(({ ctx, input }) => audit.auditTable(ctx.deps.db, ctx.deps, input)),

  mailsSetAside: allow('mail.manage')
    .input(schema.mailListInput)
    .output(checked(schema.mailPage))
    .query(({ ctx, input }) => mailQueries.listSetAside(ctx.deps.db, ctx.deps, input)),

  sendMailAgain: allow('mail.manage')
    .input(schema.mailIdInput)
    .output(checked(schema.messageOnly))
    .mutation(({ ctx, input }) => mailCommands.sendMailAgain(ctx.deps.db, ctx.deps, ctx.user, input.id)),
});
