import classes from './Mark.module.css';

/** Shows the business's initials instead of the drawn logo. */
export const Mark = ({ mark, label }: { mark: string; label?: string }) => (
  <span
    className={classes.mark}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    {mark}
  </span>
);
