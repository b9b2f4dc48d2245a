// A picture on its way: its name and how much has gone, or why it was refused.
import { Icon } from '#client/ui/Icon.tsx';
import classes from './Pictures.module.css';
import type { Upload } from './use-uploads.ts';

export function UploadLine({ upload, drop }: { upload: Upload; drop: () => void }) {
  const { name, share, failed } = upload;
  if (failed !== null)
    return (
      <li className={classes.upload}>
        <span className={classes.error} role="alert">
          {name}: {failed}
        </span>
        <button type="button" className={classes.tool} aria-label={`Forget ${name}`} onClick={drop}>
          <Icon name="close" size={18} />
        </button>
      </li>
    );
  return (
    <li className={classes.upload}>
      <span className={classes.name}>{name}</span>
      <progress className={classes.progress} value={share} aria-label={`Uploading ${name}`} />
      <span>{Math.round(share * 100)} %</span>
    </li>
  );
}
