import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Flex, Group, Paper, Small, Text } from '#client/ui/mantine/layout.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import type { AdminService } from '#shared/catalogue/schema.ts';
import { formatRating } from '#shared/format.ts';
import { currentLanguage, prefixOf } from '#shared/language.ts';
import { paths } from '#shared/paths.ts';
import { MoveButtons, type Order, useRow } from '../list/order.tsx';
import { UntranslatedMark } from '../translations/Translations.tsx';
import { useAction } from '../use-action.ts';
import classes from './Products.module.css';
import { productTexts as t } from './texts.ts';

type Props = { service: AdminService; order: Order; category: string; edit: () => void };

export function ServiceCard({ service, order, category, edit }: Props) {
  const { brandName, inShop, ratingCount, averageRating, translations } = service;
  const row = useRow(order, service._id);
  const language = currentLanguage();
  const name = (language !== 'en' && translations[language].name) || service.productName;
  return (
    <Paper
      component="li"
      ref={row}
      withBorder
      radius="lg"
      className={classes.service}
      data-off={!inShop || undefined}
    >
      <Picture
        address={service.productImage[0] ?? ''}
        placeholder={service.placeholder}
        alt=""
        sizes="240px"
        className={classes.picture}
      />
      <Flex
        direction={{ base: 'row', sm: 'column' }}
        wrap={{ base: 'wrap', sm: 'nowrap' }}
        justify={{ base: 'space-between', sm: 'flex-start' }}
        flex={1}
        gap="2px 8px"
        p="6px 12px"
      >
        <Text component="h3" fw={700} lineClamp={2} flex={{ base: 1, sm: 'none' }}>
          {inShop ? <a href={prefixOf(language) + paths.service(service._id)}>{name}</a> : name}
        </Text>
        {!inShop && <Small fw={700}>{t('offShop')}</Small>}
        <Small truncate display={{ base: 'none', sm: 'block' }}>
          {category}
          {ratingCount > 0 && ` · ★ ${formatRating(averageRating)} (${ratingCount})`}
        </Small>
        <Small truncate display={{ base: 'none', sm: 'block' }}>
          {brandName}
        </Small>
        <Text fw={700}>
          <Money rupees={service.charge} />
        </Text>
        <UntranslatedMark hi={translations.hi.name} mr={translations.mr.name} />
      </Flex>
      <Flex
        direction={{ base: 'row', sm: 'column' }}
        justify="space-between"
        gap={4}
        p="0 8px 6px"
        className={classes.actions}
      >
        <Button variant="outline" className={classes.edit} onClick={edit}>
          {t('editProduct')}
        </Button>
        <Group justify="space-between" gap={0} wrap="nowrap">
          <VisibilityButton service={service} />
          <MoveButtons order={order} id={service._id} name={name} />
        </Group>
      </Flex>
    </Paper>
  );
}

function VisibilityButton({ service }: { service: AdminService }) {
  const [asking, setAsking] = useState(false);
  const set = trpc.catalogue.setVisibility.useMutation();
  const [run, pending] = useAction(['catalogue']);
  const end = () => setAsking(false);
  const send = (inShop: boolean) => run(() => set.mutateAsync({ _id: service._id, inShop }), end, end);

  return (
    <>
      <Button
        variant="quiet"
        pending={pending}
        onClick={() => (service.inShop ? setAsking(true) : void send(true))}
      >
        {service.inShop ? t('takeOff') : t('putBack')}
      </Button>
      {asking && (
        <ConfirmDialog
          question={t('takeOffQuestion', { name: service.productName })}
          yes={t('takeOff')}
          pending={pending}
          confirm={() => void send(false)}
          cancel={end}
        >
          <p>{t('takeOffHelp')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
