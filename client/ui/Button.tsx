// The variant 'repair' (marigold) is for 'Request a Repair' and booking alone.
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';
import classes from './Button.module.css';
import { uiTexts as t } from './texts.ts';

type Variant = 'repair' | 'primary' | 'outline' | 'quiet' | 'danger';
type Look = { variant?: Variant | undefined; wide?: boolean | undefined; className?: string | undefined };

const classOf = ({ variant = 'primary', wide, className = '' }: Look) =>
  `${classes.button} ${classes[variant]} ${wide ? classes.wide : ''} ${className}`;

type ButtonProps = Look & {
  /** A request runs. The button keeps its focus and ignores clicks. */
  pending?: boolean;
  /** The button's form by which the server answers it before the scripts (server/pages/forms.ts). '' reads the page anew. */
  sends?: string;
} & ComponentProps<'button'>;

export function Button({ variant, wide, pending = false, sends, className, onClick, ...rest }: ButtonProps) {
  const isHydrated = useKnownInBrowser(true) === true;
  const waits = rest.type === 'submit' && !isHydrated && sends === undefined;
  return (
    <button
      type="button"
      {...(sends !== undefined && { type: 'submit', name: 'send', value: sends })}
      {...rest}
      className={classOf({ variant, wide, className })}
      aria-disabled={pending || rest['aria-disabled'] || undefined}
      data-pending={pending || undefined}
      // Without `sends` a submit button is disabled before hydration: the browser would send the form, and nothing
      // would answer it.
      disabled={rest.disabled || waits}
      data-waits={waits ? t('loading') : undefined}
      onClick={(event) => {
        if (pending || (onClick && sends !== undefined)) event.preventDefault();
        if (!pending) onClick?.(event);
      }}
    />
  );
}

export const ButtonLink = ({ variant, wide, className, ...rest }: Look & ComponentProps<typeof Link>) => (
  <Link {...rest} className={classOf({ variant, wide, className })} />
);

export const ButtonAnchor = ({ variant, wide, className, ...rest }: Look & ComponentProps<'a'>) => (
  <a {...rest} className={classOf({ variant, wide, className })} />
);
