// On small screens the search box hides behind the header's icon: this looks like one and opens it, on the search page.
import { Link } from 'react-router-dom';
import { typingState } from '#client/app/shell/SearchBox.tsx';
import { useIntent } from '#client/lib/prefetch.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { paths } from '#shared/paths.ts';
import classes from './FindService.module.css';

export const FindService = () => (
  <Link to={paths.search()} state={typingState} className={classes.find} {...useIntent(paths.search())}>
    <Icon name="search" size={20} />
    What needs repair?
  </Link>
);
