import * as schema from '#shared/technicians/schema.ts';
import type { Db } from '../../deps.ts';
import { allow, checked, message, publicProcedure, router, run } from '../../procedures/init.ts';
import * as about from './about.ts';
import * as queries from './queries.ts';
import { type ReassignOpenJobs, saveTechnician } from './settings.ts';

/** The router passes in these commands of orders, because an import would make a cycle. */
type OrdersOfTechnicians = {
  countOpenJobs: (db: Db, jobs: { technicianId: string; days: readonly string[] | null }) => Promise<number>;
  reassignOpenJobs: ReassignOpenJobs;
};

export const techniciansRouter = ({ countOpenJobs, reassignOpenJobs }: OrdersOfTechnicians) =>
  router({
    list: allow('orders.read')
      .output(checked(schema.technicians))
      .query(({ ctx }) => queries.listTechnicians(ctx.db)),

    openVisits: allow('orders.assign')
      .input(schema.openVisitsInput)
      .query(async ({ ctx, input: { id, days } }) => ({
        count: await countOpenJobs(ctx.db, { technicianId: id, days: days ?? null }),
      })),

    save: allow('settings.edit')
      .input(schema.saveTechnicianInput)
      .mutation(({ ctx, input }) => saveTechnician(ctx, input, reassignOpenJobs)),

    team: publicProcedure({ cacheTags: ['business'], cacheFor: 'minute' })
      .output(checked(schema.team))
      .query(run(about.listTeam)),

    onAbout: allow('jobs.work').output(checked(schema.onAbout)).query(run(about.readOnAbout)),
    showOnAbout: allow('jobs.work').input(schema.onAbout).output(message).mutation(run(about.showOnAbout)),
  });
