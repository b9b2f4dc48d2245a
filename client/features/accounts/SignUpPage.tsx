import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { returnStateOf } from '#client/app/return-to.ts';
import { useShopForm } from '#client/lib/form.ts';
import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';
import { rules } from '#client/lib/rules.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { paths } from '#shared/paths.ts';
import { DataNotice } from '../rights/DataNotice.tsx';
import { AccountCard, AccountForm } from './AccountCard.tsx';
import { signedUpState } from './login-state.ts';
import { NewPasswordTwice } from './NewPassword.tsx';
import { PhotoField } from './PhotoField.tsx';
import { AddressField, ProfileFields } from './ProfileFields.tsx';
import { SignedOutOnly } from './SignedOutOnly.tsx';
import { accountTexts as t } from './texts.ts';
import { WayFields } from './WayFields.tsx';

const nothingTyped = {
  name: '',
  email: '',
  address: '',
  mobile: '',
  password: '',
  confirmPassword: '',
  profilePic: '',
};

export function Component() {
  const { state, search } = useLocation();
  const way = returnStateOf({ search, state });
  return (
    <SignedOutOnly guests={<Navigate to={`${paths.myOrders}#profile`} replace />}>
      <AccountCard
        title={t('signUpTitle')}
        lead={t('signUpLead')}
        links={
          <p>
            {t('haveAccount')}{' '}
            <Link to={paths.login + search} state={state}>
              {t('login')}
            </Link>
          </p>
        }
      >
        <SignUpForm way={way} />
      </AccountCard>
    </SignedOutOnly>
  );
}

function SignUpForm({ way }: { way: object }) {
  const navigate = useNavigate();
  const signUp = trpc.accounts.signUp.useMutation();
  const isHydrated = useKnownInBrowser(true);
  const form = useShopForm({
    schema: rules('signUpInput'),
    initialValues: nothingTyped,
    sends: 'signUp',
  });

  const onSubmit = form.submit(async (values) => {
    const { message, data } = await signUp.mutateAsync(values);
    toast.success(message);
    await navigate(paths.login, { state: signedUpState(way, data.email) });
  });
  return (
    <AccountForm onSubmit={onSubmit}>
      <WayFields way={way} />
      <ProfileFields field={form.field}>
        <AddressField {...form.field('address')} />
      </ProfileFields>
      <NewPasswordTwice field={form.field} />
      {isHydrated && (
        <details open={Boolean(form.values.profilePic || form.errors.profilePic) || undefined}>
          <summary className="tall-link">{t('addPhoto')}</summary>
          <PhotoField
            value={form.values.profilePic}
            error={form.errors.profilePic}
            onChange={(photo) => form.setFieldValue('profilePic', photo)}
            onRefused={(words) => form.setFieldError('profilePic', words)}
          />
        </details>
      )}
      <DataNotice of="account" />
      <Button type="submit" sends="signUp" wide pending={form.pending}>
        {t('signUpTitle')}
      </Button>
    </AccountForm>
  );
}
