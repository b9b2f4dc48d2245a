import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHasDraft } from '#client/lib/draft.ts';
import type { CurrentUser } from '#client/lib/session.ts';
import { Avatar } from '#client/ui/Avatar.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Group, Paper, Stack, Text, Title } from '#client/ui/mantine/layout.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import { ProfileForm, profileDraft } from './ProfileForm.tsx';
import { accountTexts as t } from './texts.ts';

export function ProfileCard({ user }: { user: CurrentUser }) {
  const hasDraft = useHasDraft(profileDraft(user));
  const [pressed, setEditing] = useState<boolean>();
  const editing = pressed ?? hasDraft;
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  return (
    <ProfileFrame title={t('myProfile')}>
      {editing ? (
        <ProfileForm user={user} done={() => setEditing(false)} />
      ) : (
        <>
          <Group gap="0 12px">
            <Avatar name={user.name} picture={user.profilePic} size={40} />
            <Text fw={700} flex="1 0 auto" maw="calc(100% - 52px)">
              {user.name}
            </Text>
            <Button variant="quiet" ref={edit} onClick={() => setEditing(true)}>
              <Icon name="edit" size={20} />
              {t('editProfile')}
            </Button>
          </Group>
          <Group gap="0 12px" fz="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            <span>{t('customerNumber', { number: user.userId })}</span>
            <span>{user.email}</span>
            <span>{user.mobile}</span>
            <span>{user.address}</span>
          </Group>
        </>
      )}
    </ProfileFrame>
  );
}

export const ProfileFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper component="section" withBorder radius="lg" p={{ base: 'md', sm: 'lg' }} aria-labelledby="profile">
    <Stack gap="xs">
      <Title order={2} fz="var(--type-4)" className="below-header" id="profile">
        {title}
      </Title>
      {children}
    </Stack>
  </Paper>
);

export const ProfileSkeleton = () => <Skeleton width="100%" height={300} radius="var(--radius-card)" />;
