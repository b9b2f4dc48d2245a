import { useRef } from 'react';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextField } from '#client/ui/TextField.tsx';

type Props = { label: string; value: string; copy: string; copied: string; marked: string };

/** A text that is shown once, with a button that copies it. */
export function CopyField({ label, value, copy, copied, marked }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(copied);
    } catch {
      // Browsers allow the clipboard only over https.
      field.current?.select();
      toast.success(marked);
    }
  };
  return (
    <>
      <TextField
        ref={field}
        label={label}
        readOnly
        value={value}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="outline" wide onClick={() => void onCopy()}>
        {copy}
      </Button>
    </>
  );
}
