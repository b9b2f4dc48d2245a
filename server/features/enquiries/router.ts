import * as schema from '#shared/enquiries/schema.ts';
import { messageOnly } from '#shared/primitives.ts';
import { allow, checked, publicProcedure, router } from '../../procedures/init.ts';
import * as commands from './commands.ts';
import * as complaints from './complaints.ts';
import * as queries from './queries.ts';

export const enquiriesRouter = router({
  send: publicProcedure({ limit: 'enquiry' })
    .input(schema.enquiryForm)
    .output(checked(schema.enquiryAnswer))
    .mutation(({ ctx, input }) => commands.sendEnquiry(ctx.deps.db, ctx.deps, ctx.caller, input)),

  list: allow('enquiries.read')
    .input(schema.enquiryListInput)
    .output(checked(schema.enquiryPage))
    .query(({ ctx, input }) => queries.listEnquiries(ctx.deps.db, ctx.deps, input)),

  table: allow('enquiries.read')
    .input(schema.enquiryTableInput)
    .output(checked(schema.enquiryTable))
    .query(({ ctx, input }) => queries.enquiryTable(ctx.deps.db, ctx.deps, input)),

  one: allow('enquiries.read')
    .input(schema.enquiryIdInput)
    .output(checked(schema.enquiryInFull))
    .query(({ ctx, input }) => queries.enquiryInFull(ctx.deps.db, ctx.deps, input.id)),

  setStatus: allow('enquiries.setStatus')
    .input(schema.setEnquiryStatusInput)
    .output(checked(schema.enquiryAnswer))
    .mutation(({ ctx, input }) => commands.setEnquiryStatus(ctx.deps.db, ctx.deps, ctx.user, input)),

  acknowledge: allow('requests.edit')
    .input(schema.enquiryIdInput)
    .output(checked(messageOnly))
    .mutation(({ ctx, input }) => complaints.acknowledge(ctx.deps.db, ctx.deps, ctx.user, input.id)),

  answer: allow('requests.edit')
    .input(schema.answerEnquiryInput)
    .output(checked(messageOnly))
    .mutation(({ ctx, input }) => complaints.answer(ctx.deps.db, ctx.deps, ctx.user, input)),
});
