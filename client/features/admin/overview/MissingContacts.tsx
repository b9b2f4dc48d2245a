// Asks for the contact details that customers look for and do not find yet.
import { Link } from 'react-router-dom';
import { Icon } from '#client/ui/Icon.tsx';
import { paths } from '#shared/paths.ts';
import classes from './Overview.module.css';

const inWords = new Intl.ListFormat('en-IN', { type: 'conjunction' });

export function MissingContacts({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0) return null;
  return (
    <p className={classes.ask}>
      <Icon name="warning" size={18} />
      <span>
        Your pages show no {inWords.format(missing)} yet.{' '}
        <Link to={paths.admin.products}>Add {missing.length === 1 ? 'it' : 'them'} under All Products</Link>
      </span>
    </p>
  );
}
