import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { asList, Box, SimpleGrid, Title } from '#client/ui/mantine/layout.tsx';
import type { ApplianceInFull } from '#shared/appliances/schema.ts';
import { maxAppliancePictures } from '#shared/limits.ts';
import { AddPictures } from '../orders/AddPictures.tsx';
import { pictureTexts } from '../orders/picture-texts.ts';
import { applianceTexts as t } from './texts.ts';

type Props = { id: string; pictures: ApplianceInFull['pictureList']; readOnly: boolean };

export function AppliancePictures({ id, pictures, readOnly }: Props) {
  const queries = trpc.useUtils();
  const add = trpc.appliances.addPicture.useMutation();
  const remove = trpc.appliances.removePicture.useMutation();
  const show = (pictureList: Props['pictures']) => {
    queries.appliances.page.setData({ id }, (page) => page && { ...page, pictureList });
    void queries.appliances.mine.invalidate();
  };
  const drop = async (pictureId: string) => {
    try {
      show((await remove.mutateAsync({ id, pictureId })).data);
    } catch (error) {
      toast.error(wordsOf(error));
    }
  };
  const left = maxAppliancePictures - pictures.length;
  if (readOnly && pictures.length === 0) return null;
  return (
    <section aria-labelledby="pictures">
      <Title order={2} fz="var(--type-4)" mb="xs" id="pictures">
        {pictureTexts('pictures')}
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
              {!readOnly && (
                <IconButton
                  icon="trash"
                  label={t('removePicture', { number: at + 1 })}
                  onClick={() => void drop(_id)}
                />
              )}
            </Box>
          ))}
        </SimpleGrid>
      )}
      {left > 0 && !readOnly && (
        <AddPictures
          add={async (picture) => show((await add.mutateAsync({ id, picture })).data)}
          left={left}
          help={t('picturesHelp', { count: maxAppliancePictures })}
        />
      )}
    </section>
  );
}
