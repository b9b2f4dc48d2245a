import { type ReactNode, useState } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { returnStateTo } from '#client/app/return-to.ts';
import { wordsOf } from '#client/lib/failure.ts';
import { useShopForm } from '#client/lib/form.ts';
import { useCurrentUser } from '#client/lib/session.ts';
import { storeToken } from '#client/lib/session-token.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { PageSkeleton } from '#client/ui/Skeletons.tsx';
import { isGuest } from '#shared/accounts/guest.ts';
import { acceptInvitationInput, type Invitation, type InvitedRole } from '#shared/accounts/invitations.ts';
import { roleTexts } from '#shared/accounts/texts.ts';
import { paths } from '#shared/paths.ts';
import { AccountCard, AccountForm } from './AccountCard.tsx';
import { signedUpState } from './login-state.ts';
import { NewPasswordTwice } from './NewPassword.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { accountTexts as t } from './texts.ts';

const homes: Record<InvitedRole, string> = {
  TECHNICIAN: paths.jobs,
  MANAGER: paths.admin.day,
  ACCOUNTANT: paths.admin.bills,
  ADMIN: paths.admin.day,
};

export function Component() {
  const { token = '' } = useParams();
  const { user, state } = useCurrentUser();
  const invitation = trpc.accounts.invitation.useQuery({ token }, { staleTime: 0, refetchOnMount: 'always' });
  const [joined, setJoined] = useState<InvitedRole | null>(null);
  const readAgain = () => void invitation.refetch();
  if (joined && user && user.role !== 'GENERAL') return <Navigate to={homes[joined]} replace />;
  if (state === 'unknown' || state === 'loading' || invitation.isPending)
    return <PageSkeleton title={t('invitation')} />;
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
  used: t('used'),
  withdrawn: t('withdrawn'),
  expired: t('expired'),
  unknown: t('unknown'),
};

function DeadLink({ invitation: { state, invitedBy } }: { invitation: Invitation }) {
  const { phone } = useBusiness();
  if (state === 'open') return null;
  return (
    <AccountCard
      title={t('deadLink')}
      lead={
        phone
          ? t('newOneCall', { why: why[state], who: invitedBy || t('theShop'), phone })
          : t('newOne', { why: why[state], who: invitedBy || t('theShop') })
      }
    >
      <ButtonLink to={paths.login} wide>
        {t('login')}
      </ButtonLink>
    </AccountCard>
  );
}

type Parts = { token: string; invitation: Invitation; readAgain: () => void; joined: () => void };

function Card({
  invitation: { role, invitedBy },
  children,
}: Pick<Parts, 'invitation'> & { children: ReactNode }) {
  const { companyName: where } = useBusiness();
  return (
    <AccountCard
      title={t('invited')}
      lead={
        where
          ? t('invitesAt', { who: invitedBy, where, role: roleTexts(role) })
          : t('invites', { who: invitedBy, role: roleTexts(role) })
      }
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
  return (
    <Card invitation={invitation}>
      <AccountForm onSubmit={onSubmit}>
        <ProfileFields
          field={form.field}
          email={{ readOnly: email !== '', description: email && t('thisAddress') }}
        />
        <NewPasswordTwice field={form.field} />
        <Button type="submit" wide pending={form.pending}>
          {t('start')}
        </Button>
      </AccountForm>
      <p>
        {t('accountAlready')}{' '}
        <Link to={paths.login} state={returnStateTo(location)}>
          {t('logInFirst')}
        </Link>
      </p>
    </Card>
  );
}

function LogInFirst({ invitation }: Pick<Parts, 'invitation'>) {
  const location = useLocation();
  return (
    <Card invitation={invitation}>
      <p>{t('thereIs', { email: invitation.email })}</p>
      <ButtonLink to={paths.login} state={signedUpState(returnStateTo(location), invitation.email)} wide>
        {t('login')}
      </ButtonLink>
    </Card>
  );
}

function JoinWithAccount({ token, invitation, readAgain, joined, name }: Parts & { name: string }) {
  const queries = trpc.useUtils();
  const join = trpc.accounts.joinByInvitation.useMutation();
  const [run, pending] = usePending(async () => {
    try {
      const { message, data } = await join.mutateAsync({ token });
      joined();
      storeToken(data);
      await queries.accounts.me.invalidate();
      toast.success(message);
    } catch (error) {
      toast.error(wordsOf(error));
      readAgain();
    }
  });
  return (
    <Card invitation={invitation}>
      <p>{t('loggedInAs', { name })}</p>
      <Button wide pending={pending} onClick={() => void run()}>
        {t('accept')}
      </Button>
    </Card>
  );
}

const AlreadyHere = ({ name, home }: { name: string; home: string }) => (
  <AccountCard title={t('loggedIn')} lead={t('workHere', { name })}>
    <ButtonLink to={home} wide>
      {t('backToWork')}
    </ButtonLink>
  </AccountCard>
);
