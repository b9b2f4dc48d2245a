import { Link } from 'react-router-dom';
import { codeOf } from '#client/lib/failure.ts';
import { useShopForm } from '#client/lib/form.ts';
import { rules } from '#client/lib/rules.ts';
import type { CurrentUser } from '#client/lib/session.ts';
import { storeToken } from '#client/lib/session-token.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import type { BookingPrefill } from '#shared/orders/schema.ts';
import { paths } from '#shared/paths.ts';
import { DataNotice } from '../rights/DataNotice.tsx';
import { AccountForm } from './AccountCard.tsx';
import { signedUpState } from './login-state.ts';
import { NewPasswordTwice } from './NewPassword.tsx';
import { ProfileFrame, ProfileSkeleton } from './ProfileCard.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { accountTexts as t } from './texts.ts';

const backHere = { returnTo: paths.myOrders };

export function KeepBookings({ user }: { user: CurrentUser }) {
  const prefill = trpc.orders.prefill.useQuery();
  if (prefill.isPending) return <ProfileSkeleton />;
  return (
    <ProfileFrame title={t('keepBookings')}>
      <p>{t('guestHere')}</p>
      {prefill.data ? (
        <KeepForm user={user} prefill={prefill.data} />
      ) : (
        <LoadError error={prefill.error} retry={() => void prefill.refetch()} />
      )}
      <p>
        {t('haveAccount')}{' '}
        <Link to={paths.login} state={backHere}>
          {t('login')}
        </Link>
      </p>
    </ProfileFrame>
  );
}

function KeepForm({ user, prefill }: { user: CurrentUser; prefill: BookingPrefill }) {
  const queries = trpc.useUtils();
  const keep = trpc.accounts.keepBookings.useMutation();
  const { fullname, email, mobile } = prefill;
  const form = useShopForm({
    schema: rules('keepBookingsInput'),
    initialValues: {
      name: user.name || fullname,
      email,
      mobile: user.mobile || mobile,
      password: '',
      confirmPassword: '',
    },
  });
  const onSubmit = form.submit(async (values) => {
    const { message, data: token, user: account } = await keep.mutateAsync(values);
    storeToken(token);
    queries.accounts.me.setData(undefined, account);
    toast.success(message);
  });
  const hasAccount = codeOf(keep.error) === 'CONFLICT';
  return (
    <AccountForm onSubmit={onSubmit} aria-labelledby="profile">
      <ProfileFields field={form.field}>
        {hasAccount && (
          <p>
            <Link to={paths.login} state={signedUpState(backHere, form.values.email)}>
              {t('addThese')}
            </Link>
          </p>
        )}
      </ProfileFields>
      <NewPasswordTwice field={form.field} />
      <DataNotice of="account" />
      <Button type="submit" wide pending={form.pending}>
        {t('keepBookings')}
      </Button>
    </AccountForm>
  );
}
