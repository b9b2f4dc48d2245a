import { type ReactNode, useState } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { returnHere } from '#client/app/return-to.ts';
import { wordsOf } from '#client/lib/failure.ts';
import { useShopForm } from '#client/lib/form.ts';
import { useCurrentUser } from '#client/lib/session.ts';
import { storeToken } from '#client/lib/session-token.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { MobileInput } from '#client/ui/MobileInput.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { PageSkeleton } from '#client/ui/Skeletons.tsx';
import { EmailField, TextField } from '#client/ui/TextField.tsx';
import { isGuest } from '#shared/accounts/guest.ts';
import {
  acceptInvitationInput,
  type Invitation,
  type InvitedRole,
  inRole,
} from '#shared/accounts/invitations.ts';
import { paths } from '#shared/paths.ts';
import { AccountCard, AccountForm } from './AccountCard.tsx';
import { signedUp } from './login-state.ts';

const homes: Record<InvitedRole, string> = { TECHNICIAN: paths.jobs, ADMIN: paths.admin.overview };

export function Component() {
  const { token = '' } = useParams();
  const { user, state } = useCurrentUser();
  const invitation = trpc.accounts.invitation.useQuery({ token }, { staleTime: 0, refetchOnMount: 'always' });
  const [joined, setJoined] = useState<InvitedRole | null>(null);
  const readAgain = () => void invitation.refetch();
  if (joined && user && user.role !== 'GENERAL') return <Navigate to={homes[joined]} replace />;
  if (state === 'unknown' || state === 'loading' || invitation.isPending)
    return (
      <>
        <PageHead title="Invitation" canonical={null} />
        <PageSkeleton />
      </>
    );
  if (!invitation.data) return <LoadError error={invitation.error} retry={readAgain} />;
  const { data } = invitation;
  if (data.state !== 'open') return <DeadLink invitation={data} />;
  const parts = { token, invitation: data, readAgain, joined: () => setJoined(data.role) };
  if (user && !isGuest(user))
    return user.role === 'GENERAL' ? (
      <JoinWithAccount {...parts} name={user.name} />
    ) : (
      <AlreadyHere name={user.name} home={homes[user.role]} />
    );
  return data.hasAccount ? <LogInFirst invitation={data} /> : <NewAccount {...parts} />;
}

const why: Record<Exclude<Invitation['state'], 'open'>, string> = {
  used: 'This invitation has been used. If it was you, log in.',
  withdrawn: 'This invitation has been withdrawn.',
  expired: 'This invitation is older than 7 days.',
  unknown: 'This link is not complete, or a newer one has replaced it.',
};

function DeadLink({ invitation: { state, invitedBy } }: { invitation: Invitation }) {
  const business = trpc.business.get.useQuery(undefined, { staleTime: 5 * 60_000 });
  if (state === 'open') return null;
  const phone = business.data?.phone;
  return (
    <AccountCard
      title="This link no longer works"
      lead={`${why[state]} ${invitedBy || 'The shop'} can send you a new one${phone ? `: call ${phone}` : ''}.`}
    >
      <ButtonLink to={paths.login} wide>
        Login
      </ButtonLink>
    </AccountCard>
  );
}

type Parts = { token: string; invitation: Invitation; readAgain: () => void; joined: () => void };

function Card({
  invitation: { role, invitedBy },
  children,
}: Pick<Parts, 'invitation'> & { children: ReactNode }) {
  const business = trpc.business.get.useQuery(undefined, { staleTime: 5 * 60_000 });
  const where = business.data ? ` at ${business.data.companyName}` : '';
  return (
    <AccountCard
      title="You are invited"
      lead={`${invitedBy} invites you to work${where} as ${inRole[role]}.`}
    >
      {children}
    </AccountCard>
  );
}

function NewAccount({ token, invitation, readAgain, joined }: Parts) {
  const queries = trpc.useUtils();
  const location = useLocation();
  const accept = trpc.accounts.acceptInvitation.useMutation();
  const { name, email, mobile } = invitation;
  const form = useShopForm({
    schema: acceptInvitationInput,
    initialValues: { token, name, email, mobile, password: '', confirmPassword: '' },
  });
  const onSubmit = form.submit(
    async (values) => {
      const { message, data, user } = await accept.mutateAsync(values);
      joined();
      storeToken(data);
      queries.accounts.me.setData(undefined, user);
      toast.success(message);
    },
    (error) => {
      toast.error(wordsOf(error));
      readAgain();
    },
  );
  const needed = { required: true, withAsterisk: false };
  return (
    <Card invitation={invitation}>
      <AccountForm onSubmit={onSubmit}>
        <TextField label="Name" autoComplete="name" {...needed} {...form.getInputProps('name')} />
        <EmailField
          {...needed}
          readOnly={email !== ''}
          description={email ? 'You log in with this address' : undefined}
          {...form.getInputProps('email')}
        />
        <MobileInput label="Mobile" description="10 digits" {...needed} {...form.getInputProps('mobile')} />
        <PasswordField
          label="Password"
          description="At least 6 characters"
          autoComplete="new-password"
          {...needed}
          {...form.getInputProps('password')}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          {...needed}
          {...form.getInputProps('confirmPassword')}
        />
        <Button type="submit" wide pending={form.pending}>
          Start
        </Button>
      </AccountForm>
      <p>
        You have an account already?{' '}
        <Link to={paths.login} state={returnHere(location)}>
          Log in first
        </Link>
      </p>
    </Card>
  );
}

function LogInFirst({ invitation }: Pick<Parts, 'invitation'>) {
  const location = useLocation();
  return (
    <Card invitation={invitation}>
      <p>There is an account with {invitation.email}. Log in, then accept the invitation.</p>
      <ButtonLink to={paths.login} state={signedUp(returnHere(location), invitation.email)} wide>
        Login
      </ButtonLink>
    </Card>
  );
}

function JoinWithAccount({ token, invitation, readAgain, joined, name }: Parts & { name: string }) {
  const queries = trpc.useUtils();
  const join = trpc.accounts.joinByInvitation.useMutation();
  const [run, pending] = usePending(async () => {
    try {
      const { message } = await join.mutateAsync({ token });
      joined();
      await queries.accounts.me.invalidate();
      toast.success(message);
    } catch (error) {
      toast.error(wordsOf(error));
      readAgain();
    }
  });
  return (
    <Card invitation={invitation}>
      <p>You are logged in as {name}. Your bookings stay in your account.</p>
      <Button wide pending={pending} onClick={() => void run()}>
        Accept
      </Button>
    </Card>
  );
}

const AlreadyHere = ({ name, home }: { name: string; home: string }) => (
  <AccountCard
    title="You are logged in"
    lead={`You work here already, as ${name}. Send this link to the one whom it is for, or log out to use it yourself.`}
  >
    <ButtonLink to={home} wide>
      Back to work
    </ButtonLink>
  </AccountCard>
);
