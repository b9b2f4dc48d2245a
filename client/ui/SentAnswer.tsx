import type { SentForm } from '#shared/sent-form.ts';
import { Notice } from './Notice.tsx';

/** What the server said to a form sent without scripts. The page opens here, or at the first refused field. */
export const SentAnswer = ({ sent: { failure, problems, values } }: { sent: SentForm }) =>
  Object.keys(problems).length === 0 &&
  (failure ?? values.success) && (
    // biome-ignore lint/a11y/noAutofocus: a page without scripts opens here
    <div tabIndex={-1} autoFocus>
      {failure === null ? (
        <strong role="status">{values.success}</strong>
      ) : (
        <Notice kind="failure">{failure}</Notice>
      )}
      {values.second && <input type="hidden" name="second" value={values.second} />}
    </div>
  );
