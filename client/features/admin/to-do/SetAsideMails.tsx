import { type Answer, trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Group, Small } from '#client/ui/mantine/layout.tsx';
import { formatMoment } from '#shared/format.ts';
import { Loaded } from '../Loaded.tsx';
import { Section } from '../Section.tsx';
import { useAction } from '../use-action.ts';
import { toDoTexts as t } from './texts.ts';

type Mail = Answer['backoffice']['mailsSetAside']['items'][number];

export function SetAsideMails() {
  const mails = trpc.backoffice.mailsSetAside.useInfiniteQuery(
    {},
    { getNextPageParam: (page) => page.nextCursor, staleTime: 0 },
  );
  return (
    <Section title={t('unsent')}>
      <Loaded reading={mails} height={80}>
        {({ pages }) => (
          <ul>{pages.flatMap(({ items }) => items.map((mail) => <Row key={mail._id} mail={mail} />))}</ul>
        )}
      </Loaded>
      {mails.hasNextPage && (
        <Button
          variant="outline"
          pending={mails.isFetchingNextPage}
          onClick={() => void mails.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </Section>
  );
}

function Row({ mail }: { mail: Mail }) {
  const again = trpc.backoffice.sendMailAgain.useMutation();
  const [run, pending] = useAction(['backoffice']);
  return (
    <Group
      component="li"
      justify="space-between"
      gap="8px 16px"
      py={10}
      style={{ borderTop: '1px solid var(--hairline)', overflowWrap: 'anywhere' }}
    >
      <p>
        {t.rich('mailTo', {
          subject: mail.subject,
          recipient: mail.recipient,
          b: (words) => <strong key="subject">{words}</strong>,
        })}
        <br />
        <Small span>
          {t('tries', { moment: formatMoment(mail.createdAt), count: mail.attempts })}
          {mail.lastError && `: ${mail.lastError}`}
        </Small>
      </p>
      <Button
        variant="outline"
        pending={pending}
        onClick={() => void run(() => again.mutateAsync({ id: mail._id }))}
      >
        {t('sendAgain')}
      </Button>
    </Group>
  );
}
