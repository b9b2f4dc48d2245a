// A form of settings that are saved as a whole: what is typed, what is wrong with it, and what becomes of it where somebody
// else has saved meanwhile.
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { codeOf, wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { useUnsaved } from '#client/ui/use-unsaved.tsx';

/** First words of each place that can't be saved so, by its name. */
export type DraftFailures = Readonly<Record<string, string>>;

type Settings<Saved, Draft, Input> = {
  /** As last read. */
  saved: Saved;
  readAgain: () => Promise<unknown>;
  /** What is saved, named in a sentence. */
  what: string;
  draftOf: (saved: Saved) => Draft;
  differs: (draft: Draft, saved: Saved) => boolean;
  /** What to send, or what is wrong where. */
  check: (draft: Draft, version: number) => { input: Input | undefined; failures: DraftFailures };
  send: (input: Input) => Promise<{ message: string; data: Saved }>;
  /** What was saved is told to the rest of the page. */
  keep: (saved: Saved) => void;
};

/** Gives the draft and what a form does with it; `bar` is for SaveBar, `question` stands in the form. */
export function useDraft<Saved extends { version: number }, Draft extends object, Input>({
  saved,
  readAgain,
  what,
  draftOf,
  differs,
  check,
  send,
  keep,
}: Settings<Saved, Draft, Input>) {
  // what the draft began with; a colleague's newer settings are taken over where nothing was changed here
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(() => draftOf(saved));
  const [failures, setFailures] = useState<DraftFailures>({});
  const [conflict, setConflict] = useState(false);
  const unsaved = differs(draft, base);
  const startWith = (settings: Saved) => {
    setBase(settings);
    setDraft(draftOf(settings));
    setFailures({});
    setConflict(false);
  };
  if (saved.version > base.version && !unsaved && !conflict) startWith(saved);
  const [save, pending] = usePending(async (form: HTMLFormElement) => {
    const { input, failures } = check(draft, base.version);
    flushSync(() => setFailures(failures));
    if (!input) return form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    try {
      const { message, data } = await send(input);
      startWith(data);
      keep(data);
      toast.success(message);
    } catch (error) {
      if (codeOf(error) !== 'CONFLICT') return toast.error(wordsOf(error));
      await readAgain();
      setConflict(true);
    }
  });
  const { question } = useUnsaved({ unsaved });
  const takeTheirs = () => startWith(saved);
  const keepMine = () => {
    setBase(saved);
    setConflict(false);
  };
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft({ ...draft, ...part }),
    failures,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void save(event.currentTarget);
    },
    bar: { unsaved, pending, undo: takeTheirs, conflict: conflict ? { what, takeTheirs, keepMine } : null },
    question,
  };
}
