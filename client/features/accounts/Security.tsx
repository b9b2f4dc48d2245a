// Password and devices of an account, side by side.
import { ChangePassword } from './ChangePassword.tsx';
import classes from './Security.module.css';
import { SessionList } from './SessionList.tsx';

export function Security({ email }: { email: string }) {
  return (
    <section className={classes.security} aria-labelledby="security">
      <h2 className={classes.title} id="security">
        Password and devices
      </h2>
      <div className={classes.sides}>
        <ChangePassword email={email} />
        <SessionList />
      </div>
    </section>
  );
}
