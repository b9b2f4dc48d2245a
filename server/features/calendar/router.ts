import { calendarAddress, renewCalendarAnswer } from '#shared/calendar/schema.ts';
import { allow, checked, router, run } from '../../procedures/init.ts';
import * as addresses from './address.ts';

export const calendarRouter = router({
  address: allow('calendar.read').output(checked(calendarAddress)).query(run(addresses.readAddress)),
  renew: allow('calendar.read').output(checked(renewCalendarAnswer)).mutation(run(addresses.renewAddress)),
});
