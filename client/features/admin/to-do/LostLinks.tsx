import { type Answer, trpc } from '#client/lib/trpc.ts';
import { Button, ButtonAnchor } from '#client/ui/Button.tsx';
import { Group } from '#client/ui/mantine/layout.tsx';
import { mobileLink, whatsAppLink } from '#shared/contact-links.ts';
import { LoadedSection } from '../Section.tsx';
import { useAction } from '../use-action.ts';
import { toDoTexts as t } from './texts.ts';

type LostLink = Answer['orders']['lostLinks'][number];

export function LostLinks() {
  const links = trpc.orders.lostLinks.useQuery(undefined, { staleTime: 0 });
  return (
    <LoadedSection title={t('lostLinks')} reading={links} height={80}>
      {(rows) => (
        <ul>
          {rows.map((row) => (
            <Row key={row._id} row={row} />
          ))}
        </ul>
      )}
    </LoadedSection>
  );
}

function Row({ row: { _id, orderNumber, name, mobile, text } }: { row: LostLink }) {
  const sent = trpc.orders.lostLinkSent.useMutation();
  const [run, pending] = useAction(['backoffice', 'orders']);
  return (
    <Group component="li" justify="space-between" gap="8px 16px" py={10} className="ruled">
      <span>
        {name} · {t('orderNo', { number: orderNumber })} · <a href={mobileLink(mobile)}>{mobile}</a>
      </span>
      <Group gap="xs">
        <ButtonAnchor
          variant="outline"
          href={whatsAppLink(mobile, text)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('sendLink')}
        </ButtonAnchor>
        <Button
          variant="quiet"
          pending={pending}
          onClick={() => void run(() => sent.mutateAsync({ id: _id }))}
        >
          {t('linkSent')}
        </Button>
      </Group>
    </Group>
  );
}
