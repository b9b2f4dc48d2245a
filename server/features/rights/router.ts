import * as choosing from '#shared/rights/mail-choices.ts';
import * as schema from '#shared/rights/schema.ts';
import { allow, checked, customer, publicProcedure, router } from '../../procedures/init.ts';
import * as choices from '../accounts/mail-choices.ts';
import { complain } from '../enquiries/complaints.ts';
import * as copies from './copy.ts';
import * as erasing from './erase.ts';
import { askByLink } from './requests.ts';

export const rightsRouter = router({
  copyMine: customer({ limit: 'rights' })
    .output(checked(schema.copyAnswer))
    .mutation(({ ctx }) => copies.copyOfMine(ctx.deps.db, ctx.deps, ctx.user)),

  copyForCaller: allow('requests.edit')
    .input(schema.ofPersonInput)
    .output(checked(schema.copyAnswer))
    .mutation(({ ctx, input }) => copies.copyForCaller(ctx.deps.db, ctx.deps, ctx.user, input.id)),

  eraseMe: customer({ limit: 'rights' })
    .input(schema.eraseMeInput)
    .output(checked(schema.messageOnly))
    .mutation(async ({ ctx, input }) => {
      const answer = await erasing.eraseMe(ctx.deps.db, ctx.deps, ctx.user, input.password);
      ctx.caller.dropCookie();
      return answer;
    }),

  askByLink: publicProcedure({ limit: 'rights' })
    .input(schema.askByLinkInput)
    .output(checked(schema.complaintAnswer))
    .mutation(({ ctx, input }) => askByLink(ctx.deps.db, ctx.deps, ctx.caller, input)),

  eraseForCaller: allow('requests.edit')
    .input(schema.ofPersonInput)
    .output(checked(schema.messageOnly))
    .mutation(({ ctx, input }) => erasing.eraseForCaller(ctx.deps.db, ctx.deps, ctx.user, input.id)),

  complain: publicProcedure({ limit: 'enquiry' })
    .input(schema.complaintForm)
    .output(checked(schema.complaintAnswer))
    .mutation(({ ctx, input }) => complain(ctx.deps.db, ctx.deps, ctx.caller, input)),

  choices: customer()
    .output(checked(choosing.mailChoices))
    .query(({ ctx }) => choices.readChoices(ctx.deps.db, ctx.user.id)),

  choose: customer()
    .input(choosing.chooseMailsInput)
    .output(checked(choosing.choicesAnswer))
    .mutation(({ ctx, input }) => choices.chooseMails(ctx.deps.db, ctx.user.id, input)),

  chooseByLink: publicProcedure({ limit: 'changeByLink' })
    .input(choosing.chooseByLinkInput)
    .output(checked(choosing.choicesByLinkAnswer))
    .mutation(({ ctx, input }) => choices.chooseByLink(ctx.deps.db, ctx.deps, input)),
});
