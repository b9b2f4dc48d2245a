import * as choosing from '#shared/rights/mail-choices.ts';
import * as schema from '#shared/rights/schema.ts';
import { allow, checked, customer, message, publicProcedure, router, run } from '../../procedures/init.ts';
import * as choices from '../accounts/mail-choices.ts';
import { complain } from '../enquiries/complaints.ts';
import * as copies from './copy.ts';
import * as erasing from './erase.ts';
import { askByLink } from './requests.ts';

export const rightsRouter = router({
  copyMine: customer({ limit: 'rights' }).output(checked(schema.copyAnswer)).mutation(run(copies.copyOfMine)),
  copyForCaller: allow('requests.edit').input(schema.ofPersonInput).mutation(run(copies.copyForCaller)),

  eraseMe: customer({ limit: 'rights' })
    .input(schema.eraseMeInput)
    .output(message)
    .mutation(run(erasing.eraseMe)),

  askByLink: publicProcedure({ limit: 'rights' })
    .input(schema.askByLinkInput)
    .output(checked(schema.complaintAnswer))
    .mutation(run(askByLink)),

  eraseForCaller: allow('requests.edit').input(schema.ofPersonInput).mutation(run(erasing.eraseForCaller)),

  complain: publicProcedure({ limit: 'enquiry' })
    .input(schema.complaintForm)
    .output(checked(schema.complaintAnswer))
    .mutation(run(complain)),

  choices: customer()
    .output(checked(choosing.mailChoices))
    .query(({ ctx }) => choices.readChoices(ctx.db, ctx.user.id)),

  choose: customer()
    .input(choosing.chooseMailsInput)
    .output(checked(choosing.choicesAnswer))
    .mutation(({ ctx, input }) => choices.chooseMails(ctx.db, ctx.user.id, input)),

  chooseByLink: publicProcedure({ limit: 'changeByLink' })
    .input(choosing.chooseByLinkInput)
    .output(checked(choosing.choicesByLinkAnswer))
    .mutation(run(choices.chooseByLink)),
});
