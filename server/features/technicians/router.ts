// Technicians: who may call what, and what comes in and out. No logic here.
import * as schema from '#shared/technicians/schema.ts';
import { allow, checked, router } from '../../procedures/init.ts';
import * as queries from './queries.ts';
import { saveTechnician } from './settings.ts';

export const techniciansRouter = router({
  list: allow('orders.assign')
    .output(checked(schema.technicians))
    .query(({ ctx }) => queries.listTechnicians(ctx.deps.db)),

  openVisits: allow('orders.assign')
    .input(schema.openVisitsInput)
    .output(checked(schema.openVisits))
    .query(({ ctx, input }) => queries.openVisits(ctx.deps.db, input)),

  save: allow('settings.edit')
    .input(schema.saveTechnicianInput)
    .output(checked(schema.technicianAnswer))
    .mutation(({ ctx, input }) => saveTechnician(ctx.deps.db, ctx.deps, ctx.user, input)),
});
