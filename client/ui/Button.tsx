// The variant 'repair' (marigold) is for 'Request a Repair' and booking alone.
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';
import { sendButtonProps } from '#client/lib/sent-form.ts';
import type { SendValue } from '#shared/sent-form.ts';
import classes from './Button.module.css';

type Variant = 'repair' | 'primary' | 'outline' | 'quiet' | 'danger';
type Look = { variant?: Variant | undefined; wide?: boolean | undefined; className?: string | undefined };

const classOf = ({ variant = 'primary', wide, className = '' }: Look) =>
  `${classes.button} ${classes[variant]} ${wide ? classes.wide : ''} ${className}`;

type ButtonProps = Look & {
  /** A request runs. The button keeps its focus and ignores clicks. */
  pending?: boolean;
  /**
   * The form by which the server answers the button before hydration (server/pages/forms/). '' reloads the page.
   * Without `sends` the button appears only after hydration.
   */
  sends?: SendValue;
} & ComponentProps<'button'>;

export function Button({ variant, wide, pending = false, sends, className, onClick, ...rest }: ButtonProps) {
  const isHydrated = useKnownInBrowser(true);
  // An empty place instead of a hidden button, which text browsers would show.
  if (!isHydrated && sends === undefined)
    return <span className={classOf({ variant, wide, className })} style={{ visibility: 'hidden' }} />;
  return (
    <>
      {/* Some browsers send no button after Enter in a field. */}
      {sends && rest.type === 'submit' && <input type="hidden" name="main" value={sends} />}
      <button
        type="button"
        {...(sends !== undefined && sendButtonProps(sends))}
        {...rest}
        className={classOf({ variant, wide, className })}
        aria-disabled={pending || rest['aria-disabled'] || undefined}
        data-pending={pending || undefined}
        onClick={(event) => {
          if (pending || (onClick && sends !== undefined)) event.preventDefault();
          if (!pending) onClick?.(event);
        }}
      />
    </>
  );
}

export const ButtonLink = ({ variant, wide, className, ...rest }: Look & ComponentProps<typeof Link>) => (
  <Link {...rest} className={classOf({ variant, wide, className })} />
);

export const ButtonAnchor = ({ variant, wide, className, ...rest }: Look & ComponentProps<'a'>) => (
  <a {...rest} className={classOf({ variant, wide, className })} />
);
