import { messageOnly } from '#shared/primitives.ts';
import * as schema from '#shared/views/schema.ts';
import { allow, checked, router } from '../../procedures/init.ts';
import * as views from './views.ts';

export const viewsRouter = router({
  list: allow('views.edit')
    .input(schema.viewsInput)
    .output(checked(schema.savedViews))
    .query(({ ctx, input }) => views.listViews(ctx.deps.db, ctx.user, input.list)),

  save: allow('views.edit')
    .input(schema.saveViewInput)
    .output(checked(schema.viewAnswer))
    .mutation(({ ctx, input }) => views.saveView(ctx.deps.db, ctx.deps, ctx.user, input)),

  remove: allow('views.edit')
    .input(schema.viewIdInput)
    .output(checked(messageOnly))
    .mutation(({ ctx, input }) => views.removeView(ctx.deps.db, ctx.user, input.id)),
});
