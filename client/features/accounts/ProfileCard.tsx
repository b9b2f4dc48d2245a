import { useEffect, useRef, useState } from 'react';
import defaultPicture from '#client/assets/default-profile.svg';
import { readDraft } from '#client/lib/draft.ts';
import type { CurrentUser } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import classes from './ProfileCard.module.css';
import { ProfileForm, profileDraft } from './ProfileForm.tsx';

export function ProfileCard({ user }: { user: CurrentUser }) {
  // A draft survives an expired session.
  const [editing, setEditing] = useState(() => readDraft(profileDraft(user)) !== null);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  return (
    <section className={classes.card} aria-labelledby="profile">
      <h2 className={classes.title} id="profile">
        My Profile
      </h2>
      {editing ? (
        <ProfileForm user={user} done={() => setEditing(false)} />
      ) : (
        <>
          <div className={classes.person}>
            <img
              src={user.profilePic || defaultPicture}
              alt=""
              width={64}
              height={64}
              className={classes.photo}
            />
            <div>
              <p className={classes.name}>{user.name}</p>
              <p className={classes.number}>Customer no. {user.userId}</p>
            </div>
          </div>
          <ul className={classes.reach}>
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
          </ul>
          <Button variant="outline" wide ref={edit} onClick={() => setEditing(true)}>
            <Icon name="edit" size={20} />
            Edit Profile
          </Button>
        </>
      )}
    </section>
  );
}

export const ProfileSkeleton = () => (
  <div className={classes.card} aria-hidden="true">
    <Skeleton width="50%" height={25} />
    <div className={classes.person}>
      <Skeleton width={64} height={64} radius="50%" />
      <Skeleton width={140} height={48} />
    </div>
    <Skeleton width="100%" height={100} />
    <Skeleton width="100%" height={44} radius="var(--radius-input)" />
  </div>
);
