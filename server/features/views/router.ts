import * as schema from '#shared/views/schema.ts';
import { allow, router, run } from '../../procedures/init.ts';
import * as views from './views.ts';

export const viewsRouter = router({
  list: allow('views.edit').input(schema.viewsInput).query(run(views.listViews)),
  save: allow('views.edit').input(schema.saveViewInput).mutation(run(views.saveView)),
  remove: allow('views.edit').input(schema.viewIdInput).mutation(run(views.removeView)),
});
