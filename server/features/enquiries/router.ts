import * as schema from '#shared/enquiries/schema.ts';
import { allow, checked, publicProcedure, router, run } from '../../procedures/init.ts';
import * as commands from './commands.ts';
import * as complaints from './complaints.ts';
import * as queries from './queries.ts';

export const enquiriesRouter = router({
  send: publicProcedure({ limit: 'enquiry' })
    .input(schema.enquiryForm)
    .output(checked(schema.enquiryAnswer))
    .mutation(run(commands.sendEnquiry)),

  list: allow('enquiries.read')
    .input(schema.enquiryListInput)
    .output(checked(schema.enquiryPage))
    .query(run(queries.listEnquiries)),

  table: allow('enquiries.read').input(schema.enquiryTableInput).query(run(queries.enquiryTable)),
  one: allow('enquiries.read').input(schema.enquiryIdInput).query(run(queries.enquiryInFull)),

  setStatus: allow('enquiries.setStatus')
    .input(schema.setEnquiryStatusInput)
    .output(checked(schema.enquiryAnswer))
    .mutation(run(commands.setEnquiryStatus)),

  acknowledge: allow('requests.edit').input(schema.enquiryIdInput).mutation(run(complaints.acknowledge)),
  answer: allow('requests.edit').input(schema.answerEnquiryInput).mutation(run(complaints.answer)),
});
