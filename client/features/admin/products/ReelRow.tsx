// One reel: its link, or the field that changes it.
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import type { Reel } from '#shared/business/schema.ts';
import classes from './Products.module.css';
import { ReelForm } from './ReelForm.tsx';
import { useReelChange } from './use-reel-change.ts';

type Props = { reel: Reel; editing: boolean; edit: () => void; leave: () => void; askDelete: () => void };

export function ReelRow({ reel, editing, edit, leave, askDelete }: Props) {
  const update = trpc.business.updateReel.useMutation();
  const change = useReelChange();

  const save = async (reelUrl: string) => {
    const refused = await change(() => update.mutateAsync({ reelId: reel._id, reelUrl }));
    if (refused === null) leave();
    return refused;
  };

  if (editing)
    return (
      <li className={classes.reel}>
        <ReelForm
          label={`New link instead of ${reel.url}`}
          button="Save"
          start={reel.url}
          send={save}
          cancel={leave}
        />
      </li>
    );
  return (
    <li className={classes.reel}>
      <a href={reel.url} target="_blank" rel="noopener noreferrer" className={classes.link}>
        {reel.url}
      </a>
      <Button variant="quiet" onClick={edit}>
        Edit
      </Button>
      <Button variant="danger" className={classes.delete} onClick={askDelete}>
        Delete
      </Button>
    </li>
  );
}
