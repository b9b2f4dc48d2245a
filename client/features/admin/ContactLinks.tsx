// Calling and writing to a customer, one tap each.
import { Icon } from '#client/ui/Icon.tsx';
import classes from './ContactLinks.module.css';

export function ContactLinks({ mobile, email }: { mobile: string; email: string }) {
  return (
    <div className={classes.links}>
      <a className={classes.link} href={`tel:+91${mobile}`}>
        <Icon name="phone" size={18} />
        Call {mobile}
      </a>
      <a className={classes.link} href={`mailto:${email}`}>
        <Icon name="mail" size={18} />
        {email}
      </a>
    </div>
  );
}
