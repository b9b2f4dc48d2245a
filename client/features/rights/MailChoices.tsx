import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { Choice } from '#client/ui/Choice.tsx';
import { Stack } from '#client/ui/mantine/layout.tsx';
import type { MailChoices as Choices } from '#shared/rights/mail-choices.ts';
import { type MailKind, mailKinds } from '#shared/rights/mail-kinds.ts';
import { rightsTexts as t } from './texts.ts';

const names: Record<MailKind, string> = { reminder: t('reminderMails'), review: t('reviewMails') };

type Props = { choices: Choices; choose: (kind: MailKind, on: boolean) => Promise<{ message: string }> };

/** A box for each kind of mail that a customer can end. */
export function MailChoices({ choices, choose }: Props) {
  const change = async (kind: MailKind, on: boolean) => {
    try {
      toast.success((await choose(kind, on)).message);
    } catch (error) {
      toast.error(wordsOf(error));
    }
  };
  return (
    <Stack gap={0}>
      {mailKinds.map((kind) => (
        <Choice
          key={kind}
          checked={choices[kind]}
          onChange={({ currentTarget: { checked } }) => void change(kind, checked)}
        >
          {names[kind]}
        </Choice>
      ))}
    </Stack>
  );
}
