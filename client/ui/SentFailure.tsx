import type { SentForm } from '#shared/sent-form.ts';
import { Notice } from './Notice.tsx';

/** What the server refused of a form sent without scripts. The page opens here. */
export const SentFailure = ({ sent: { failure, values } }: { sent: SentForm }) =>
  failure !== null && (
    // biome-ignore lint/a11y/noAutofocus: a page without scripts opens here
    <div tabIndex={-1} autoFocus>
      <Notice kind="failure">{failure}</Notice>
      {values.second && <input type="hidden" name="second" value={values.second} />}
    </div>
  );
