import * as schema from '#shared/visits/schema.ts';
import { allow, checked, publicProcedure, router } from '../../procedures/init.ts';
import * as queries from './places.ts';
import * as settings from './settings.ts';

export const visitsRouter = router({
  times: publicProcedure({ cacheTags: ['visitSettings', 'technicians', 'visits'], cacheFor: 'minute' })
    .input(schema.visitTimesInput)
    .output(checked(schema.visitTimes))
    .query(({ ctx, input }) => queries.visitTimes(ctx.deps.db, ctx.deps, input)),

  settings: allow('settings.edit')
    .output(checked(schema.visitSettings))
    .query(({ ctx }) => settings.readVisitSettings(ctx.deps.db)),

  setSettings: allow('settings.edit')
    .input(schema.setVisitSettingsInput)
    .output(checked(schema.visitSettingsAnswer))
    .mutation(({ ctx, input }) => settings.setVisitSettings(ctx.deps.db, ctx.deps, ctx.user, input)),
});
