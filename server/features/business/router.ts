import * as schema from '#shared/business/schema.ts';
import { allow, checked, message, publicProcedure, router, run } from '../../procedures/init.ts';
import * as commands from './commands.ts';
import * as queries from './queries.ts';
import * as reels from './reels.ts';

export const businessRouter = router({
  get: publicProcedure({ cacheTags: ['business'] })
    .output(checked(schema.business))
    .query(run(queries.readBusiness)),

  update: allow('business.edit').input(schema.changeBusinessInput).mutation(run(commands.updateBusiness)),

  setCompanyName: allow('business.edit')
    .input(schema.companyNameInput)
    .output(checked(schema.companyAnswer))
    .mutation(run(commands.updateBusiness)),

  setGuestBookings: allow('settings.edit')
    .input(schema.guestBookingsInput)
    .mutation(run(commands.setGuestBookings)),

  reels: publicProcedure({ cacheTags: ['reels'] })
    .output(checked(schema.reelList))
    .query(run(reels.listReels)),

  addReel: allow('reels.edit')
    .input(schema.addReelInput)
    .output(checked(schema.reelAnswer))
    .mutation(run(reels.addReel)),

  updateReel: allow('reels.edit')
    .input(schema.updateReelInput)
    .output(checked(schema.reelAnswer))
    .mutation(run(reels.updateReel)),

  deleteReel: allow('reels.edit').input(schema.reelIdInput).output(message).mutation(run(reels.deleteReel)),
});
