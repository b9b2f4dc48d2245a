import { useState } from 'react';
import { type ListAddress, listQuery, useListAddress } from '#client/lib/list-address.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { FilterBar } from '#client/ui/filters/FilterBar.tsx';
import { Menu } from '#client/ui/Menu.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Flex, Paper, SimpleGrid, Small, Text } from '#client/ui/mantine/layout.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import { ListFrame } from '#client/ui/table/ListFrame.tsx';
import {
  type AdminService,
  type AdminServicesInput,
  adminServicesInput,
  type Category,
} from '#shared/catalogue/schema.ts';
import { formatRating } from '#shared/format.ts';
import { currentLanguage, prefixOf } from '#shared/language.ts';
import { paths } from '#shared/paths.ts';
import { tightGroup } from '../cells.tsx';
import { movesOf, type RowOrder, useDraggableRow, useRowOrder } from '../list/order.tsx';
import { MenuButton } from '../MenuButton.tsx';
import { UntranslatedMark } from '../translations/Translations.tsx';
import { translationTexts } from '../translations/texts.ts';
import { useAction } from '../use-action.ts';
import classes from './Products.module.css';
import { ServiceDialog } from './ServiceDialog.tsx';
import { productTexts as t } from './texts.ts';

const sizes = [24, 48, 96] as const;

export function ServiceList() {
  const address = useListAddress(adminServicesInput);
  const [editing, setEditing] = useState<AdminService | null>(null);
  const { data: categories = [] } = trpc.catalogue.categories.useQuery();
  const reading = trpc.catalogue.adminServices.useQuery(address.input, listQuery);
  const store = trpc.catalogue.moveService.useMutation();
  const ids = reading.data?.items.map(({ _id }) => _id) ?? [];
  const { order, announcement } = useRowOrder(ids, store.mutateAsync);
  const labelOf = (value: string) => categories.find((category) => category.value === value)?.label ?? value;
  return (
    <section aria-labelledby="services">
      <Text component="h2" id="services" fw={800} fz="var(--type-3)">
        {t('services')}
      </Text>
      <ServiceFilters address={address} categories={categories} />
      <ListFrame
        label={t('services')}
        noun={[t('oneService'), t('manyServices')]}
        reading={reading}
        address={address}
        empty={{ title: t('none'), text: t('noneHelp') }}
        sizes={sizes}
      >
        {(services) => (
          <SimpleGrid
            component="ul"
            minColWidth="min(100%, 164px)"
            spacing={{ base: 8, sm: 12 }}
            aria-label={t('services')}
          >
            {services.map((service) => (
              <ServiceCard
                key={service._id}
                service={service}
                order={order}
                category={labelOf(service.category)}
                edit={() => setEditing(service)}
              />
            ))}
          </SimpleGrid>
        )}
      </ListFrame>
      {announcement}
      {editing && <ServiceDialog service={editing} close={() => setEditing(null)} />}
    </section>
  );
}

type Props = {
  address: ListAddress<AdminServicesInput>;
  categories: readonly Category[];
};

function ServiceFilters({ address, categories }: Props) {
  return (
    <FilterBar
      label={t('filters')}
      address={address}
      often={['search', 'category', 'offShop', 'untranslated']}
      fields={{
        search: { kind: 'text', label: t('search'), wide: true },
        category: { kind: 'choice', label: t('category'), options: categories, wide: true },
        offShop: { kind: 'mark', label: t('offShop') },
        untranslated: { kind: 'mark', label: translationTexts('without') },
      }}
    />
  );
}

type ServiceCardProps = { service: AdminService; order: RowOrder; category: string; edit: () => void };

function ServiceCard({ service, order, category, edit }: ServiceCardProps) {
  const { inShop, ratingCount, averageRating, translations } = service;
  const row = useDraggableRow(order, service._id);
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
          {inShop ? (
            <a href={prefixOf(language) + paths.service(service._id)} className={classes.name}>
              {name}
            </a>
          ) : (
            name
          )}
        </Text>
        {!inShop && <Small fw={700}>{t('offShop')}</Small>}
        <Small truncate display={{ base: 'none', sm: 'block' }}>
          {category}
          {ratingCount > 0 && ` · ★ ${formatRating(averageRating)} (${ratingCount})`}
        </Small>
        <Text fw={700}>
          <Money rupees={service.charge} />
        </Text>
        <UntranslatedMark hi={translations.hi.name} mr={translations.mr.name} />
      </Flex>
      <Flex justify="space-between" gap={4} p="0 8px 8px" className={`${tightGroup} ${classes.actions}`}>
        <Button variant="outline" className={classes.edit} onClick={edit}>
          {t('editProduct')}
        </Button>
        <ServiceMenu service={service} order={order} name={name} />
      </Flex>
    </Paper>
  );
}

function ServiceMenu({ service, order, name }: { service: AdminService; order: RowOrder; name: string }) {
  const [asking, setAsking] = useState(false);
  const set = trpc.catalogue.setVisibility.useMutation();
  const [run, pending] = useAction(['catalogue']);
  const end = () => setAsking(false);
  const send = (inShop: boolean) => run(() => set.mutateAsync({ _id: service._id, inShop }), end, end);

  return (
    <>
      <MenuButton label={t('moreOf', { name })} pending={pending}>
        <Menu.Item onClick={() => (service.inShop ? setAsking(true) : void send(true))}>
          {service.inShop ? t('takeOff') : t('putBack')}
        </Menu.Item>
        {movesOf(order, service._id, name).map(({ words, move }) => (
          <Menu.Item key={words} disabled={!move} onClick={move}>
            {words}
          </Menu.Item>
        ))}
      </MenuButton>
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
