import * as bankFile from '#shared/bills/bank-file.ts';
import * as cashSchema from '#shared/bills/cash.ts';
import * as schema from '#shared/bills/schema.ts';
import { allow, checked, customer, router } from '../../procedures/init.ts';
import * as settings from '../business/bill-settings.ts';
import * as rates from '../business/rates.ts';
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
    .query(({ ctx, input }) => queries.billOfOrder(ctx.deps.db, ctx.user, input.orderId)),

  preview: allow('orders.setStage')
    .input(schema.billOfOrderInput)
    .output(checked(schema.billPreview))
    .query(({ ctx, input }) => queries.previewBill(ctx.deps.db, ctx.deps, ctx.user, input.orderId)),

  list: allow('bills.read')
    .input(schema.billChangesInput)
    .output(checked(schema.billChanges))
    .query(({ ctx, input }) => list.listBills(ctx.deps.db, ctx.deps, input)),

  table: allow('bills.read')
    .input(schema.billListInput)
    .output(checked(schema.billPage))
    .query(({ ctx, input }) => list.billTable(ctx.deps.db, ctx.deps, input)),

  totals: allow('bills.read')
    .input(schema.billFiltersInput)
    .output(checked(schema.billTotals))
    .query(({ ctx, input }) => list.billTotals(ctx.deps.db, input)),

  recordPayment: allow('bills.edit')
    .input(schema.recordPaymentInput)
    .output(checked(schema.billAnswer))
    .mutation(({ ctx, input }) => payments.recordPayment(ctx.deps.db, ctx.deps, ctx.user, input)),

  correctPayment: allow('bills.edit')
    .input(schema.correctPaymentInput)
    .output(checked(schema.billAnswer))
    .mutation(({ ctx, input }) => payments.correctPayment(ctx.deps.db, ctx.deps, ctx.user, input)),

  setBuyer: allow('bills.edit')
    .input(schema.setBuyerInput)
    .output(checked(schema.messageOnly))
    .mutation(({ ctx, input }) => setBuyer(ctx.deps.db, ctx.user, input)),

  closedMonths: allow('bills.read')
    .output(checked(schema.closedMonths))
    .query(({ ctx }) => months.closedMonths(ctx.deps.db)),

  closeMonth: allow('bills.edit')
    .input(schema.billMonthInput)
    .output(checked(schema.closeMonthAnswer))
    .mutation(({ ctx, input }) => months.closeMonth(ctx.deps.db, ctx.deps, ctx.user, input)),

  cash: allow('bills.read')
    .input(cashSchema.cashDayInput)
    .output(checked(cashSchema.cashDay))
    .query(({ ctx, input }) => days.readCashDay(ctx.deps.db, ctx.deps.clock(), input)),

  cashInHand: allow('jobs.work')
    .output(checked(schema.cashInHand))
    .query(({ ctx }) => cash.cashInHand(ctx.deps.db, ctx.user)),

  countCash: allow('bills.edit')
    .input(cashSchema.countInput)
    .output(checked(cashSchema.cashDayAnswer))
    .mutation(({ ctx, input }) => days.countCash(ctx.deps.db, ctx.deps, ctx.user, input)),

  closeDay: allow('bills.edit')
    .input(cashSchema.closeDayInput)
    .output(checked(cashSchema.cashDayAnswer))
    .mutation(({ ctx, input }) => days.closeDay(ctx.deps.db, ctx.deps, ctx.user, input)),

  payOut: allow('bills.edit')
    .input(cashSchema.payOutInput)
    .output(checked(schema.messageOnly))
    .mutation(({ ctx, input }) => outs.payOut(ctx.deps.db, ctx.deps, ctx.user, input)),

  takeBackPayOut: allow('bills.edit')
    .input(cashSchema.cashOutInput)
    .output(checked(schema.messageOnly))
    .mutation(({ ctx, input }) => outs.takeBackPayOut(ctx.deps.db, ctx.deps, ctx.user, input)),

  pictureOfPayOut: allow('bills.read')
    .input(cashSchema.cashOutInput)
    .output(checked(cashSchema.cashOutPicture))
    .query(({ ctx, input }) => outs.pictureOfPayOut(ctx.deps.db, input)),

  planBankFile: allow('bills.edit')
    .input(bankFile.bankFileInput)
    .output(checked(bankFile.bankFilePlan))
    .mutation(({ ctx, input }) => bank.planBankFile(ctx.deps.db, ctx.deps, input)),

  bookBankLines: allow('bills.edit')
    .input(bankFile.bookLinesInput)
    .output(checked(bankFile.bookLinesAnswer))
    .mutation(({ ctx, input }) => bank.bookLines(ctx.deps.db, ctx.deps, ctx.user, input)),

  billsForLine: allow('bills.read')
    .input(bankFile.billsForLineInput)
    .output(checked(bankFile.billsForLine))
    .query(({ ctx, input }) => bank.billsForLine(ctx.deps.db, input)),

  credit: allow('bills.edit')
    .input(schema.creditInput)
    .output(checked(schema.billAnswer))
    .mutation(({ ctx, input }) => creditBill(ctx.deps.db, ctx.deps, ctx.user, input)),

  settings: allow('money.edit')
    .output(checked(schema.billSettingFields))
    .query(({ ctx }) => settings.readBillSettings(ctx.deps.db)),

  turnover: allow('money.edit')
    .output(checked(schema.turnover))
    .query(({ ctx }) => readTurnover(ctx.deps.db, ctx.deps.clock())),

  rates: allow('money.edit')
    .output(checked(schema.taxRates))
    .query(({ ctx }) => rates.comingRates(ctx.deps.db)),

  setRates: allow('money.edit')
    .input(schema.setRatesInput)
    .output(checked(schema.ratesAnswer))
    .mutation(({ ctx, input }) => rates.setRates(ctx.deps.db, ctx.deps, ctx.user, input)),

  setSettings: allow('money.edit')
    .input(schema.setBillSettingsInput)
    .output(checked(schema.billSettingsAnswer))
    .mutation(({ ctx, input }) => settings.setBillSettings(ctx.deps.db, ctx.deps, ctx.user, input)),
});
