import * as schema from '#shared/day/schema.ts';
import { allow, router, run } from '../../procedures/init.ts';
import { giveOut, readBoard, readWeek } from './board.ts';
import * as leaving from './leaving.ts';

export const dayRouter = router({
  board: allow('orders.assign').input(schema.boardInput).query(run(readBoard)),
  week: allow('orders.assign').input(schema.boardInput).query(run(readWeek)),
  giveOut: allow('orders.assign').input(schema.giveOutInput).mutation(run(giveOut)),
  leaving: allow('customers.edit').input(schema.leavingInput).query(run(leaving.readLeavingWork)),
  leave: allow('customers.edit').input(schema.leaveInput).mutation(run(leaving.leave)),
});
