import type { SentForm } from '#shared/sent-form.ts';
import { Text } from './mantine/layout.tsx';
import { Notice } from './Notice.tsx';

/** What the server said to a form sent without scripts. The page opens here. */
export const SentAnswer = ({ sent: { failure, values } }: { sent: SentForm }) =>
  (failure ?? values.success) && (
    // biome-ignore lint/a11y/noAutofocus: a page without scripts opens here
    <div tabIndex={-1} autoFocus>
      {failure === null ? (
        <Text role="status" c="green.6" fw={600}>
          {values.success}
        </Text>
      ) : (
        <Notice kind="failure">{failure}</Notice>
      )}
      {values.second && <input type="hidden" name="second" value={values.second} />}
    </div>
  );
