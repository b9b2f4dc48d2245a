import { useEffect, useEffectEvent } from 'react';
import { useParams } from 'react-router-dom';
import { codeOf } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Stack } from '#client/ui/mantine/layout.tsx';
import { NothingHere } from '#client/ui/NothingHere.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import { PageSkeleton } from '#client/ui/Skeletons.tsx';
import { MailChoices } from './MailChoices.tsx';
import { rightsTexts as t } from './texts.ts';

/** The page of the link in a mail. Opening it ends the mails of that kind; the boxes resume them. */
export function Component() {
  const { link = '' } = useParams();
  const choose = trpc.rights.chooseByLink.useMutation();
  const end = useEffectEvent((link: string) => choose.mutate({ link, on: false }));
  useEffect(() => end(link), [link]);
  const [, token = ''] = link.split('.');
  const { data } = choose;
  if (choose.isError && codeOf(choose.error) === 'NOT_FOUND')
    return <NothingHere title={choose.error.message} text={t('mailsInProfile')} />;
  return (
    <div className="page" style={{ paddingBlock: '24px 0' }}>
      <PageHead title={t('mails')} canonical={null} />
      <Stack gap="md" maw={560}>
        <h1>{t('mails')}</h1>
        {data ? (
          <>
            <p role="status">{t(data.data[data.kind] ? 'mailsResumed' : 'mailsEnded')}</p>
            <MailChoices
              choices={data.data}
              choose={(kind, on) => choose.mutateAsync({ link: `${kind}.${token}`, on })}
            />
          </>
        ) : choose.isError ? (
          <LoadError error={choose.error} retry={() => end(link)} />
        ) : (
          <PageSkeleton />
        )}
      </Stack>
    </div>
  );
}
