import { messageOnly } from '#shared/primitives.ts';
import * as schema from '#shared/technicians/schema.ts';
import type { Db } from '../../deps.ts';
import { allow, checked, publicProcedure, router } from '../../procedures/init.ts';
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
      .query(({ ctx }) => queries.listTechnicians(ctx.deps.db)),

    openVisits: allow('orders.assign')
      .input(schema.openVisitsInput)
      .output(checked(schema.openVisits))
      .query(async ({ ctx, input: { id, days } }) => ({
        count: await countOpenJobs(ctx.deps.db, { technicianId: id, days: days ?? null }),
      })),

    save: allow('settings.edit')
      .input(schema.saveTechnicianInput)
      .output(checked(schema.technicianAnswer))
      .mutation(({ ctx, input }) => saveTechnician(ctx.deps.db, ctx.deps, ctx.user, input, reassignOpenJobs)),

    team: publicProcedure({ cacheTags: ['business'], cacheFor: 'minute' })
      .output(checked(schema.team))
      .query(({ ctx }) => about.listTeam(ctx.deps.db, ctx.deps)),

    onAbout: allow('jobs.work')
      .output(checked(schema.onAbout))
      .query(({ ctx }) => about.readOnAbout(ctx.deps.db, ctx.user.id)),

    showOnAbout: allow('jobs.work')
      .input(schema.onAbout)
      .output(checked(messageOnly))
      .mutation(({ ctx, input }) => about.showOnAbout(ctx.deps.db, ctx.deps, ctx.user.id, input)),
  });
