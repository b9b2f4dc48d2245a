import * as bankFile from '#shared/bills/bank-file.ts';
import * as cashSchema from '#shared/bills/cash.ts';
import * as schema from '#shared/bills/schema.ts';
import { allow, checked, customer, router, run } from '../../procedures/init.ts';
import * as settings from '../business/bill-settings.ts';
import { setBuyer } from '../orders/buyer.ts';
import * as bank from './bank/booking.ts';
import * as days from './cash/day.ts';
import * as cash from './cash/held.ts';
import * as outs from './cash/pay-outs.ts';
import { creditBill } from './issue/credit.ts';
import * as queries from './issue/queries.ts';
import * as list from './list/list.ts';
import * as months from './payments/months.ts';
import * as payments from './payments/payments.ts';
import { readTurnover } from './tax-returns/turnover.ts';

export const billsRouter = router({
  ofOrder: customer()
    .input(schema.billOfOrderInput)
    .output(checked(schema.bill))
    .query(run(queries.billOfOrder)),

  preview: allow('orders.setStage')
    .input(schema.billOfOrderInput)
    .output(checked(schema.billPreview))
    .query(run(queries.previewBill)),

  list: allow('bills.read')
    .input(schema.billChangesInput)
    .output(checked(schema.billChanges))
    .query(run(list.listBills)),

  table: allow('bills.read').input(schema.billListInput).query(run(list.billTable)),
  totals: allow('bills.read').input(schema.billFiltersInput).query(run(list.billTotals)),
  recordPayment: allow('bills.edit').input(schema.recordPaymentInput).mutation(run(payments.recordPayment)),

  correctPayment: allow('bills.edit')
    .input(schema.correctPaymentInput)
    .mutation(run(payments.correctPayment)),

  setBuyer: allow('bills.edit').input(schema.setBuyerInput).mutation(run(setBuyer)),
  closedMonths: allow('bills.read').query(({ ctx }) => months.closedMonths(ctx.db)),
  closeMonth: allow('bills.edit').input(schema.billMonthInput).mutation(run(months.closeMonth)),
  cash: allow('bills.read').input(cashSchema.cashDayInput).query(run(days.readCashDay)),
  cashInHand: allow('jobs.work').output(checked(schema.cashInHand)).query(run(cash.cashInHand)),
  countCash: allow('bills.edit').input(cashSchema.countInput).mutation(run(days.countCash)),
  closeDay: allow('bills.edit').input(cashSchema.closeDayInput).mutation(run(days.closeDay)),
  payOut: allow('bills.edit').input(cashSchema.payOutInput).mutation(run(outs.payOut)),
  takeBackPayOut: allow('bills.edit').input(cashSchema.payOutId).mutation(run(outs.takeBackPayOut)),
  pictureOfPayOut: allow('bills.read').input(cashSchema.payOutId).query(run(outs.pictureOfPayOut)),
  planBankFile: allow('bills.edit').input(bankFile.bankFileInput).mutation(run(bank.planBankFile)),
  bookBankLines: allow('bills.edit').input(bankFile.bookLinesInput).mutation(run(bank.bookLines)),
  billsForLine: allow('bills.read').input(bankFile.billsForLineInput).query(run(bank.billsForLine)),
  credit: allow('bills.edit').input(schema.creditInput).mutation(run(creditBill)),
  settings: allow('money.edit').query(({ ctx }) => settings.readBillSettings(ctx.db)),
  turnover: allow('money.edit').query(run(readTurnover)),
  setSettings: allow('money.edit').input(schema.setBillSettingsInput).mutation(run(settings.setBillSettings)),
});
