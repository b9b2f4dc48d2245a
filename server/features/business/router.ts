import * as schema from '#shared/business/schema.ts';
import { allow, checked, publicProcedure, router } from '../../procedures/init.ts';
import * as commands from './commands.ts';
import * as queries from './queries.ts';
import * as reels from './reels.ts';

export const businessRouter = router({
  get: publicProcedure({ cacheTags: ['business'] })
    .output(checked(schema.business))
    .query(({ ctx }) => queries.readBusiness(ctx.deps.db, ctx.deps)),

  update: allow('business.edit')
    .input(schema.changeBusinessInput)
    .output(checked(schema.companyAnswer))
    .mutation(({ ctx, input }) => commands.updateBusiness(ctx.deps.db, ctx.deps, ctx.user, input)),

  setCompanyName: allow('business.edit')
    .input(schema.companyNameInput)
    .output(checked(schema.companyAnswer))
    .mutation(({ ctx, input }) => commands.updateBusiness(ctx.deps.db, ctx.deps, ctx.user, input)),

  setGuestBookings: allow('settings.edit')
    .input(schema.guestBookingsInput)
    .output(checked(schema.messageOnly))
    .mutation(({ ctx, input }) => commands.setGuestBookings(ctx.deps.db, ctx.deps, ctx.user, input)),

  reels: publicProcedure({ cacheTags: ['reels'] })
    .output(checked(schema.reelList))
    .query(({ ctx }) => reels.listReels(ctx.deps.db)),

  addReel: allow('reels.edit')
    .input(schema.addReelInput)
    .output(checked(schema.reelAnswer))
    .mutation(({ ctx, input }) => reels.addReel(ctx.deps.db, ctx.deps, ctx.user, input)),

  updateReel: allow('reels.edit')
    .input(schema.updateReelInput)
    .output(checked(schema.reelAnswer))
    .mutation(({ ctx, input }) => reels.updateReel(ctx.deps.db, ctx.deps, ctx.user, input)),

  deleteReel: allow('reels.edit')
    .input(schema.reelIdInput)
    .output(checked(schema.messageOnly))
    .mutation(({ ctx, input }) => reels.deleteReel(ctx.deps.db, ctx.deps, ctx.user, input.id)),
});
