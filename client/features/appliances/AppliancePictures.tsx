import { useId } from 'react';
import { wordsOf } from '#client/lib/failure.ts';
import { shrinkPicture } from '#client/lib/shrink-picture.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { FileInput } from '#client/ui/FileInput.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { asList, Box, SimpleGrid, Small, Title } from '#client/ui/mantine/layout.tsx';
import { accountFieldTexts } from '#shared/account-field-texts.ts';
import type { ApplianceInFull } from '#shared/appliances/schema.ts';
import { maxAppliancePictures } from '#shared/limits.ts';
import { photoTypes } from '../accounts/read-photo.ts';
import { applianceTexts as t } from './texts.ts';

type Props = { id: string; pictures: ApplianceInFull['pictureList'] };

export function AppliancePictures({ id, pictures }: Props) {
  const rule = useId();
  const queries = trpc.useUtils();
  const add = trpc.appliances.addPicture.useMutation();
  const remove = trpc.appliances.removePicture.useMutation();
  const show = (pictureList: Props['pictures']) => {
    queries.appliances.page.setData({ id }, (page) => page && { ...page, pictureList });
    void queries.appliances.mine.invalidate();
  };
  const left = maxAppliancePictures - pictures.length;
  const [send, sending] = usePending(async (files: readonly File[]) => {
    try {
      for (const file of files.slice(0, left)) {
        const picture = await shrinkPicture(file).catch(() => null);
        if (!picture) return toast.error(accountFieldTexts('photoUnreadable'));
        show((await add.mutateAsync({ id, picture })).data);
      }
    } catch (error) {
      toast.error(wordsOf(error));
    }
  });
  const drop = async (pictureId: string) => {
    try {
      show((await remove.mutateAsync({ id, pictureId })).data);
    } catch (error) {
      toast.error(wordsOf(error));
    }
  };
  return (
    <section aria-labelledby="pictures">
      <Title order={2} fz="var(--type-4)" mb="xs" id="pictures">
        {t('pictures')}
      </Title>
      {pictures.length > 0 && (
        <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs" mb="xs" renderRoot={asList}>
          {pictures.map(({ _id, picture }, at) => (
            <Box component="li" pos="relative" key={_id}>
              <Box
                component="img"
                w="100%"
                bd="1px solid var(--hairline)"
                bdrs="md"
                style={{ aspectRatio: '1', objectFit: 'cover' }}
                src={picture}
                alt={t('picture', { number: at + 1 })}
              />
              <IconButton
                icon="trash"
                label={t('removePicture', { number: at + 1 })}
                onClick={() => void drop(_id)}
              />
            </Box>
          ))}
        </SimpleGrid>
      )}
      {left > 0 && (
        <FileInput
          multiple
          accept={photoTypes.join(',')}
          aria-label={t('addPicture')}
          aria-describedby={rule}
          disabled={sending}
          busy={sending}
          words={t(sending ? 'sending' : 'addPicture')}
          onFiles={(files) => void send(files)}
        />
      )}
      <Small id={rule} mt={4}>
        {t('picturesHelp', { count: maxAppliancePictures })}
      </Small>
    </section>
  );
}
