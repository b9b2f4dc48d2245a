// Technicians: who may call what, and what comes in and out. No logic here.
import * as schema from '#shared/technicians/schema.ts';
import { allow, checked, router } from '../../procedures/init.ts';
import * as queries from './queries.ts';

export const techniciansRouter = router({
  list: allow('orders.assign')
    .output(checked(schema.technicians))
    .query(({ ctx }) => queries.listTechnicians(ctx.deps.db)),
});
