import * as invited from '#shared/accounts/invitations.ts';
import * as schema from '#shared/accounts/schema.ts';
import { byMobileInput, knownCallers } from '#shared/orders/callers.ts';
import { allow, checked, customer, publicProcedure, router } from '../../procedures/init.ts';
import type { ReassignOpenJobs } from '../technicians/settings.ts';
import * as commands from './commands.ts';
import * as guests from './guests.ts';
import * as invitations from './invitations.ts';
import * as joining from './joining.ts';
import { peopleByMobile } from './known-callers.ts';
import * as merging from './merging.ts';
import * as passwords from './passwords.ts';
import * as queries from './queries.ts';
import * as sessions from './sessions.ts';
import * as signing from './sign-in.ts';

type OrdersOfAccounts = { moveOrders: joining.MoveOrders; reassignOpenJobs: ReassignOpenJobs };

export const accountsRouter = ({ moveOrders, reassignOpenJobs }: OrdersOfAccounts) =>
  router({
    signUp: publicProcedure({ limit: 'signUp' })
      .input(schema.signUpInput)
      .output(checked(schema.signUpAnswer))
      .mutation(({ ctx, input }) => commands.signUp(ctx.deps.db, ctx.deps, input)),

    signIn: publicProcedure({ limit: 'signIn' })
      .input(schema.signInInput)
      .output(checked(schema.signInAnswer))
      .mutation(({ ctx, input }) => signing.signIn(ctx.deps.db, ctx.deps, ctx.caller, input)),

    startGuest: publicProcedure({ limit: 'guest' })
      .output(checked(schema.signInAnswer))
      .mutation(({ ctx }) => guests.startGuest(ctx.deps.db, ctx.deps, ctx.caller)),

    keepBookings: customer({ limit: 'signUp' })
      .input(schema.keepBookingsInput)
      .output(checked(schema.signInAnswer))
      .mutation(({ ctx, input }) => guests.keepBookings(ctx.deps.db, ctx.deps, ctx.caller, ctx.user, input)),

    join: customer({ limit: 'signIn' })
      .input(schema.signInInput)
      .output(checked(schema.signInAnswer))
      .mutation(({ ctx, input }) =>
        joining.joinAccount(ctx.deps.db, ctx.deps, ctx.caller, ctx.user, input, moveOrders),
      ),

    signOut: publicProcedure()
      .output(checked(schema.messageOnly))
      .mutation(({ ctx }) => signing.signOut(ctx.deps.db, ctx.caller)),

    forgotPassword: publicProcedure({ limit: 'forgotPassword' })
      .input(schema.forgotPasswordInput)
      .output(checked(schema.messageOnly))
      .mutation(({ ctx, input }) => passwords.forgotPassword(ctx.deps.db, ctx.deps, input)),

    resetPassword: publicProcedure()
      .input(schema.resetPasswordInput)
      .output(checked(schema.messageOnly))
      .mutation(({ ctx, input }) => passwords.resetPassword(ctx.deps.db, ctx.deps, input)),

    changePassword: customer()
      .input(schema.changePasswordInput)
      .output(checked(schema.messageOnly))
      .mutation(({ ctx, input }) => passwords.changePassword(ctx.deps.db, ctx.deps, ctx.user, input)),

    me: customer()
      .output(checked(schema.userWithPhoto))
      .query(({ ctx }) => queries.userWithPhoto(ctx.deps.db, ctx.user.id)),

    updateUser: customer()
      .input(schema.updateUserInput)
      .output(checked(schema.updateUserAnswer))
      .mutation(({ ctx, input }) =>
        commands.updateUser(ctx.deps.db, ctx.deps, ctx.user, input, reassignOpenJobs),
      ),

    setLanguage: customer()
      .input(schema.setLanguageInput)
      .output(checked(schema.messageOnly))
      .mutation(({ ctx, input }) => commands.setLanguage(ctx.deps.db, ctx.user, input)),

    sessions: customer()
      .output(checked(schema.sessionList))
      .query(({ ctx }) => sessions.listSessions(ctx.deps.db, ctx.deps, ctx.user)),

    endSession: customer()
      .input(schema.endSessionInput)
      .output(checked(schema.messageOnly))
      .mutation(({ ctx, input }) => sessions.endSession(ctx.deps.db, ctx.user, input.sessionId)),

    endOtherSessions: customer()
      .output(checked(schema.messageOnly))
      .mutation(({ ctx }) => sessions.endOtherSessions(ctx.deps.db, ctx.user)),

    invite: allow('roles.edit', { limit: 'invite' })
      .input(invited.inviteInput)
      .output(checked(invited.inviteAnswer))
      .mutation(({ ctx, input }) => invitations.invite(ctx.deps.db, ctx.deps, ctx.user, input)),

    invitations: allow('roles.edit')
      .output(checked(invited.openInvitations))
      .query(({ ctx }) => invitations.listInvitations(ctx.deps.db, ctx.deps)),

    inviteAgain: allow('roles.edit', { limit: 'invite' })
      .input(invited.invitationIdInput)
      .output(checked(invited.inviteAnswer))
      .mutation(({ ctx, input }) => invitations.inviteAgain(ctx.deps.db, ctx.deps, ctx.user, input)),

    withdrawInvitation: allow('roles.edit')
      .input(invited.invitationIdInput)
      .output(checked(schema.messageOnly))
      .mutation(({ ctx, input }) => invitations.withdrawInvitation(ctx.deps.db, ctx.deps, ctx.user, input)),

    invitation: publicProcedure()
      .input(invited.invitationInput)
      .output(checked(invited.invitation))
      .query(({ ctx, input }) => invitations.readInvitation(ctx.deps.db, ctx.deps, input)),

    acceptInvitation: publicProcedure({ limit: 'signUp' })
      .input(invited.acceptInvitationInput)
      .output(checked(schema.signInAnswer))
      .mutation(({ ctx, input }) => invitations.acceptInvitation(ctx.deps.db, ctx.deps, ctx.caller, input)),

    joinByInvitation: customer()
      .input(invited.invitationInput)
      .output(checked(invited.joinedAnswer))
      .mutation(({ ctx, input }) =>
        invitations.joinByInvitation(ctx.deps.db, ctx.deps, ctx.caller, ctx.user, input),
      ),

    list: allow('customers.read')
      .input(schema.userListInput)
      .output(checked(schema.userPage))
      .query(({ ctx, input }) => queries.listUsers(ctx.deps.db, ctx.deps, input)),

    merge: allow('roles.edit')
      .input(schema.mergeInput)
      .output(checked(schema.messageOnly))
      .mutation(({ ctx, input }) =>
        merging.mergeCustomers(ctx.deps.db, ctx.deps, ctx.user, input, moveOrders),
      ),

    table: allow('customers.read')
      .input(schema.customerTableInput)
      .output(checked(schema.customerTable))
      .query(({ ctx, input }) => queries.customerTable(ctx.deps.db, ctx.deps, input)),

    byMobile: allow('customers.read')
      .input(byMobileInput)
      .output(checked(knownCallers))
      .query(({ ctx, input }) => peopleByMobile(ctx.deps.db, input.mobile)),
  });
