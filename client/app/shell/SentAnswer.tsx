import { useAnsweredForm } from '#client/lib/sent-form.ts';
import { Notice } from '#client/ui/Notice.tsx';

/** The server's answer to a form sent without scripts. The page scrolls here, or to the first refused field. */
export function SentAnswer() {
  const sent = useAnsweredForm();
  const words = sent?.failure ?? sent?.values.success;
  if (!sent || !words) return null;
  const isAtField = Object.keys(sent.problems).length > 0;
  return (
    // biome-ignore lint/a11y/noAutofocus: a page without scripts opens here
    <div className="page" style={{ paddingTop: 16 }} tabIndex={-1} autoFocus={!isAtField}>
      <Notice kind={sent.failure === null ? 'note' : 'failure'}>{words}</Notice>
    </div>
  );
}
