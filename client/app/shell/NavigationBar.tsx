// A thin line while the next page's code is on its way; only slow networks ever see it.
import { useNavigation } from 'react-router-dom';
import classes from './NavigationBar.module.css';

export function NavigationBar() {
  return useNavigation().state === 'idle' ? null : (
    <div className={classes.bar} role="progressbar" aria-label="Loading page" />
  );
}
