import type { SentForm } from '#shared/sent-form.ts';
import { Notice } from './Notice.tsx';

/** What the server refused of a form sent without scripts. The page opens here. */
export const SentFailure = ({ sent: { failure, values } }: { sent: SentForm }) =>
  failure !== null && (
    <div id="sent">
      <Notice kind="failure">{failure}</Notice>
      {values.second && <input type="hidden" name="second" value={values.second} />}
    </div>
  );
