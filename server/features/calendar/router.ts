import { calendarAddress, renewCalendarAnswer } from '#shared/calendar/schema.ts';
import { allow, checked, router } from '../../procedures/init.ts';
import * as addresses from './address.ts';

export const calendarRouter = router({
  address: allow('calendar.read')
    .output(checked(calendarAddress))
    .query(({ ctx }) => addresses.readAddress(ctx.deps.db, ctx.deps, ctx.user)),

  renew: allow('calendar.read')
    .output(checked(renewCalendarAnswer))
    .mutation(({ ctx }) => addresses.renewAddress(ctx.deps.db, ctx.deps, ctx.user)),
});
