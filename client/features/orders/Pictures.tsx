import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { wordsOf } from '#client/lib/failure.ts';
import { shrinkPicture } from '#client/lib/shrink-picture.ts';
import { toast } from '#client/lib/toast.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { Button } from '#client/ui/Button.tsx';
import { FileInput } from '#client/ui/FileInput.tsx';
import { asList, Box, SimpleGrid, Small, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import { accountFieldTexts } from '#shared/account-field-texts.ts';
import { maxPicturesBy, picturesLike } from '#shared/orders/picture-limits.ts';
import type { OrderPictures } from '#shared/orders/pictures.ts';
import { photoTypes } from '../accounts/read-photo.ts';
import { pictureTexts as t } from './picture-texts.ts';

type Props = {
  opened: boolean;
  toggle: () => void;
  read: Pick<UseQueryResult<OrderPictures, unknown>, 'data' | 'error' | 'refetch'>;
  /** Sends a picture as a data URL. Omit this function if no picture can be added. */
  add?: ((picture: string) => Promise<unknown>) | undefined;
  by?: 'customer' | 'technician';
  describedBy?: string | undefined;
};

export function Pictures({ opened, toggle, read, add, by = 'customer', describedBy }: Props) {
  const { data: pictures, error } = read;
  const id = useId();
  return (
    <Stack gap="xs" align="flex-start" miw={0} w={opened ? '100%' : undefined}>
      <Button
        variant="quiet"
        style={{ marginLeft: -12 }}
        aria-expanded={opened}
        aria-controls={id}
        aria-describedby={describedBy}
        onClick={toggle}
      >
        {t('pictures')}
      </Button>
      <Stack id={id} gap="sm" w="100%" display={opened ? undefined : 'none'}>
        {pictures ? (
          <Shown pictures={pictures} add={add} by={by} />
        ) : error ? (
          <>
            <p role="alert">{wordsOf(error)}</p>
            <Button variant="outline" onClick={() => void read.refetch()}>
              {t('tryAgain')}
            </Button>
          </>
        ) : (
          opened && (
            <>
              <LoadingNote what={t('loading')} />
              <Skeleton width="100%" height={44} />
            </>
          )
        )}
      </Stack>
    </Stack>
  );
}

const kinds = ['customer', 'technician'] as const;

function Shown({
  pictures,
  add,
  by,
}: { pictures: OrderPictures } & Required<Pick<Props, 'by'>> & Pick<Props, 'add'>) {
  const left = maxPicturesBy(by) - picturesLike(pictures, by).length;
  return (
    <>
      {kinds.map((by) => {
        const title = t(by);
        const group = picturesLike(pictures, by);
        if (group.length === 0) return null;
        return (
          <Stack key={by} component="figure" gap={6} m={0}>
            <Text component="figcaption" size="sm" fw={700}>
              {title}
            </Text>
            <SimpleGrid minColWidth="min(220px, 100%)" spacing="xs" renderRoot={asList}>
              {group.map(({ _id, picture }, at) => (
                <li key={_id}>
                  <Box
                    component="img"
                    w="100%"
                    bd="1px solid var(--hairline)"
                    bdrs="md"
                    src={picture}
                    alt={t('place', { title, number: at + 1, count: group.length })}
                  />
                </li>
              ))}
            </SimpleGrid>
          </Stack>
        );
      })}
      {add && left > 0 ? (
        <Adding add={add} left={left} by={by} />
      ) : (
        pictures.length === 0 && <p>{t('none')}</p>
      )}
    </>
  );
}

const seenBy = {
  customer: 'seenByYou',
  technician: 'seenByAll',
} as const;

type AddingProps = {
  add: (picture: string) => Promise<unknown>;
  left: number;
  by: 'customer' | 'technician';
};

function Adding({ add, left, by }: AddingProps) {
  const rule = useId();
  const [send, sending] = usePending(async (files: readonly File[]) => {
    for (const file of files.slice(0, left)) {
      const picture = await shrinkPicture(file).catch(() => null);
      if (!picture) {
        toast.error(accountFieldTexts('photoUnreadable'));
        return;
      }
      try {
        await add(picture);
      } catch (error) {
        toast.error(wordsOf(error));
        return;
      }
    }
  });
  return (
    <div>
      <FileInput
        multiple={by === 'customer'}
        capture={by === 'technician' ? 'environment' : undefined}
        accept={photoTypes.join(',')}
        aria-label={t('add')}
        aria-describedby={rule}
        disabled={sending}
        busy={sending}
        words={t(sending ? 'sending' : 'add')}
        onFiles={(files) => void send(files)}
      />
      <Small id={rule} mt={4}>
        {t('left', { count: left, seenBy: t(seenBy[by]) })}
      </Small>
    </div>
  );
}
