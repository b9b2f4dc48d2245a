import * as schema from '#shared/visits/schema.ts';
import { allow, checked, publicProcedure, router, run } from '../../procedures/init.ts';
import * as queries from './places.ts';
import * as settings from './settings.ts';

export const visitsRouter = router({
  times: publicProcedure({ cacheTags: ['visitSettings', 'technicians', 'visits'], cacheFor: 'minute' })
    .input(schema.visitTimesInput)
    .output(checked(schema.visitTimes))
    .query(run(queries.visitTimes)),

  settings: allow('settings.edit').query(run(settings.visitSettings)),

  setSettings: allow('settings.edit')
    .input(schema.setVisitSettingsInput)
    .mutation(run(settings.setVisitSettings)),
});
