// Pictures of what is wrong: read when they are asked for, and up to four of them added.
import { useId } from 'react';
import { wordsOf } from '#client/lib/failure.ts';
import { useOneAtATime } from '#client/lib/one-at-a-time.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/Button.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import { fieldMessages } from '#shared/messages.ts';
import { mostOrderPictures, type OrderPictures } from '#shared/orders/pictures.ts';
import { photoTypes } from '../accounts/read-photo.ts';
import classes from './Pictures.module.css';
import { shrinkPicture } from './shrink-picture.ts';

type Props = {
  opened: boolean;
  toggle: () => void;
  /** Undefined while they are not there. */
  pictures: OrderPictures | undefined;
  error: unknown;
  retry: () => void;
  /** Sends a data URL; left out where none can be added any more. */
  add?: ((picture: string) => Promise<unknown>) | undefined;
  /** Id of the element that names the order. */
  describedBy?: string | undefined;
};

export function Pictures({ opened, toggle, pictures, error, retry, add, describedBy }: Props) {
  const id = useId();
  return (
    <div className={classes.pictures}>
      <Button
        variant="quiet"
        className={classes.toggle}
        aria-expanded={opened}
        aria-controls={id}
        aria-describedby={describedBy}
        onClick={toggle}
      >
        Pictures
      </Button>
      <div id={id} hidden={!opened} className={classes.part}>
        {pictures ? (
          <Shown pictures={pictures} add={add} />
        ) : error ? (
          <>
            <p role="alert">{wordsOf(error)}</p>
            <Button variant="outline" onClick={retry}>
              Try again
            </Button>
          </>
        ) : (
          opened && (
            <>
              <LoadingNote what="Loading the pictures" />
              <Skeleton width="100%" height={44} />
            </>
          )
        )}
      </div>
    </div>
  );
}

function Shown({ pictures, add }: { pictures: OrderPictures } & Pick<Props, 'add'>) {
  const left = mostOrderPictures - pictures.length;
  return (
    <>
      {pictures.length > 0 && (
        <ul className={classes.list}>
          {pictures.map(({ _id, picture }, at) => (
            <li key={_id}>
              <img src={picture} alt={`What is wrong, ${at + 1} of ${pictures.length}`} />
            </li>
          ))}
        </ul>
      )}
      {add && left > 0 ? (
        <Adding add={add} left={left} />
      ) : (
        pictures.length === 0 && <p>No pictures were added.</p>
      )}
    </>
  );
}

function Adding({ add, left }: { add: (picture: string) => Promise<unknown>; left: number }) {
  const rule = useId();
  const [send, sending] = useOneAtATime(async (files: readonly File[]) => {
    for (const file of files.slice(0, left)) {
      const picture = await shrinkPicture(file).catch(() => null);
      if (!picture) {
        toast.error(fieldMessages.photoUnreadable);
        return;
      }
      try {
        await add(picture);
      } catch (error) {
        toast.error(wordsOf(error));
        return;
      }
    }
  });
  return (
    <div>
      <span className={classes.choose} aria-busy={sending}>
        <input
          type="file"
          multiple
          accept={photoTypes.join(',')}
          aria-label="Add pictures"
          aria-describedby={rule}
          disabled={sending}
          onChange={(event) => {
            void send([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
        <span aria-hidden="true">{sending ? 'Sending…' : 'Add pictures'}</span>
      </span>
      <p id={rule} className={classes.rule}>
        {left === 1 ? 'One more' : `Up to ${left}`}. You, our staff and whoever has your link see them.
      </p>
    </div>
  );
}
