import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readDraft } from '#client/lib/draft.ts';
import type { CurrentUser } from '#client/lib/session.ts';
import { Avatar } from '#client/ui/Avatar.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { asList, Group, Paper, Small, Stack, Text, Title } from '#client/ui/mantine/layout.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import classes from './Accounts.module.css';
import { ProfileForm, profileDraft } from './ProfileForm.tsx';
import { accountTexts as t } from './texts.ts';

export function ProfileCard({ user }: { user: CurrentUser }) {
  const [editing, setEditing] = useState(() => readDraft(profileDraft(user)) !== null);
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
          <Group wrap="nowrap">
            <Avatar name={user.name} picture={user.profilePic} size={40} />
            <div>
              <Text fw={700}>{user.name}</Text>
              <Small>{t('customerNumber', { number: user.userId })}</Small>
            </div>
          </Group>
          <Stack gap="xs" className={classes.contact} renderRoot={asList}>
            <li>
              <Icon name="mail" size={20} />
              {user.email}
            </li>
            <li>
              <Icon name="phone" size={20} />
              {user.mobile}
            </li>
            <li>
              <Icon name="place" size={20} />
              {user.address}
            </li>
          </Stack>
          <Button variant="outline" wide ref={edit} onClick={() => setEditing(true)}>
            <Icon name="edit" size={20} />
            {t('editProfile')}
          </Button>
        </>
      )}
    </ProfileFrame>
  );
}

export const ProfileFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper component="section" withBorder radius="lg" p={{ base: 'md', sm: 'lg' }} aria-labelledby="profile">
    <Stack>
      <Title order={2} fz="var(--type-3)" className="below-header" id="profile">
        {title}
      </Title>
      {children}
    </Stack>
  </Paper>
);

export const ProfileSkeleton = () => <Skeleton width="100%" height={300} radius="var(--radius-card)" />;
