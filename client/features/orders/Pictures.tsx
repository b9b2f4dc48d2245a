import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { wordsOf } from '#client/lib/failure.ts';
import { Button } from '#client/ui/Button.tsx';
import { asList, Box, SimpleGrid, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import { maxPicturesBy, picturesLike } from '#shared/orders/picture-limits.ts';
import type { OrderPictures } from '#shared/orders/pictures.ts';
import { AddPictures } from './AddPictures.tsx';
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

const seenBy = {
  customer: 'seenByYou',
  technician: 'seenByAll',
} as const;

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
        <AddPictures
          add={add}
          left={left}
          camera={by === 'technician'}
          help={t('left', { count: left, seenBy: t(seenBy[by]) })}
        />
      ) : (
        pictures.length === 0 && <p>{t('none')}</p>
      )}
    </>
  );
}
