import * as invited from '#shared/accounts/invitations.ts';
import * as schema from '#shared/accounts/schema.ts';
import { byMobileInput } from '#shared/orders/callers.ts';
import { allow, checked, customer, message, publicProcedure, router, run } from '../../procedures/init.ts';
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
      .mutation(run(commands.signUp)),

    signIn: publicProcedure({ limit: 'signIn' })
      .input(schema.signInInput)
      .output(checked(schema.signInAnswer))
      .mutation(run(signing.signIn)),

    startGuest: publicProcedure({ limit: 'guest' })
      .output(checked(schema.signInAnswer))
      .mutation(run(guests.startGuest)),

    keepBookings: customer({ limit: 'signUp' })
      .input(schema.keepBookingsInput)
      .output(checked(schema.signInAnswer))
      .mutation(run(guests.keepBookings)),

    join: customer({ limit: 'signIn' })
      .input(schema.signInInput)
      .output(checked(schema.signInAnswer))
      .mutation(({ ctx, input }) => joining.joinAccount(ctx, input, moveOrders)),

    signOut: publicProcedure().output(message).mutation(run(signing.signOut)),

    forgotPassword: publicProcedure({ limit: 'forgotPassword' })
      .input(schema.forgotPasswordInput)
      .output(message)
      .mutation(run(passwords.forgotPassword)),

    resetPassword: publicProcedure()
      .input(schema.resetPasswordInput)
      .output(message)
      .mutation(run(passwords.resetPassword)),

    changePassword: customer()
      .input(schema.changePasswordInput)
      .output(message)
      .mutation(run(passwords.changePassword)),

    me: customer().output(checked(schema.userWithPhoto)).query(run(queries.userWithPhoto)),

    updateUser: customer()
      .input(schema.updateUserInput)
      .output(checked(schema.updateUserAnswer))
      .mutation(({ ctx, input }) => commands.updateUser(ctx, input, reassignOpenJobs)),

    setLanguage: customer()
      .input(schema.setLanguageInput)
      .output(message)
      .mutation(run(commands.setLanguage)),

    sessions: customer().output(checked(schema.sessionList)).query(run(sessions.listSessions)),
    endSession: customer().input(schema.endSessionInput).output(message).mutation(run(sessions.endSession)),
    endOtherSessions: customer().output(message).mutation(run(sessions.endOtherSessions)),

    invite: allow('roles.edit', { limit: 'invite' })
      .input(invited.inviteInput)
      .mutation(run(invitations.invite)),

    invitations: allow('roles.edit').query(run(invitations.listInvitations)),

    inviteAgain: allow('roles.edit', { limit: 'invite' })
      .input(invited.invitationIdInput)
      .mutation(run(invitations.inviteAgain)),

    withdrawInvitation: allow('roles.edit')
      .input(invited.invitationIdInput)
      .mutation(run(invitations.withdrawInvitation)),

    invitation: publicProcedure()
      .input(invited.invitationInput)
      .output(checked(invited.invitation))
      .query(run(invitations.readInvitation)),

    acceptInvitation: publicProcedure({ limit: 'signUp' })
      .input(invited.acceptInvitationInput)
      .output(checked(schema.signInAnswer))
      .mutation(run(invitations.acceptInvitation)),

    joinByInvitation: customer()
      .input(invited.invitationInput)
      .output(checked(invited.joinedAnswer))
      .mutation(run(invitations.joinByInvitation)),

    list: allow('customers.read')
      .input(schema.userListInput)
      .output(checked(schema.userPage))
      .query(run(queries.listUsers)),

    merge: allow('roles.edit')
      .input(schema.mergeInput)
      .mutation(({ ctx, input }) => merging.mergeCustomers(ctx, input, moveOrders)),

    table: allow('customers.read').input(schema.customerTableInput).query(run(queries.customerTable)),
    byMobile: allow('customers.read').input(byMobileInput).query(run(peopleByMobile)),
  });
