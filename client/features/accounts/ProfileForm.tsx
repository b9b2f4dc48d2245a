import { useEffect, useRef } from 'react';
import { dropDraft } from '#client/lib/draft.ts';
import { fieldFailures, isUnreachable, wordsOf } from '#client/lib/failure.ts';
import { useShopForm } from '#client/lib/form.ts';
import { rules } from '#client/lib/rules.ts';
import type { CurrentUser } from '#client/lib/session.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Group } from '#client/ui/mantine/layout.tsx';
import { clientMessages } from '#shared/client-messages.ts';
import { AccountForm } from './AccountCard.tsx';
import { PhotoField } from './PhotoField.tsx';
import { AddressField, ProfileFields } from './ProfileFields.tsx';
import { accountTexts as t } from './texts.ts';

export const profileDraft = (user: { _id: string }): string => `profile of ${user._id}`;

export function ProfileForm({ user, done }: { user: CurrentUser; done: () => void }) {
  const queries = trpc.useUtils();
  const update = trpc.accounts.updateUser.useMutation();
  const element = useRef<HTMLFormElement>(null);
  const { name, email, address, mobile, profilePic } = user;
  const form = useShopForm({
    schema: rules('profileForm'),
    initialValues: { name, email, address, mobile, profilePic: profilePic ?? '' },
    draft: profileDraft(user),
  });
  useEffect(() => element.current?.querySelector('input')?.focus(), []);

  const onSubmit = form.submit(
    async (values) => {
      const photoIsNew = values.profilePic !== (profilePic ?? '');
      const { profilePic: photo, ...rest } = values;
      const { message } = await update.mutateAsync({
        ...rest,
        userId: user._id,
        ...(photoIsNew && { profilePic: photo }),
      });
      await queries.accounts.me.invalidate();
      void queries.orders.prefill.invalidate();
      toast.success(message);
      done();
    },
    (error) => {
      toast.error(isUnreachable(error) ? clientMessages.userUpdateError : clientMessages.userUpdateFailed);
      if (!isUnreachable(error) && Object.keys(fieldFailures(error)).length === 0)
        toast.error(wordsOf(error));
    },
  );
  const cancel = () => {
    dropDraft(profileDraft(user));
    done();
  };
  return (
    <AccountForm ref={element} onSubmit={onSubmit} aria-labelledby="profile">
      <ProfileFields field={form.field}>
        <AddressField {...form.field('address')} />
      </ProfileFields>
      <PhotoField
        value={form.values.profilePic}
        error={form.errors.profilePic}
        onChange={(photo) => form.setFieldValue('profilePic', photo)}
        onRefused={(words) => form.setFieldError('profilePic', words)}
      />
      <Group grow gap="sm">
        <Button variant="outline" onClick={cancel} pending={form.pending}>
          {t('cancel')}
        </Button>
        <Button type="submit" pending={form.pending}>
          {t('save')}
        </Button>
      </Group>
    </AccountForm>
  );
}
