import { useState } from 'react';
import { type ListAddress, listQuery, useListAddress } from '#client/lib/list-address.ts';
import { trpc } from '#client/lib/trpc.ts';
import { FilterBar } from '#client/ui/filters/FilterBar.tsx';
import { SimpleGrid, Text } from '#client/ui/mantine/layout.tsx';
import { ListFrame } from '#client/ui/table/ListFrame.tsx';
import {
  type AdminService,
  type AdminServicesInput,
  adminServicesInput,
  type Category,
} from '#shared/catalogue/schema.ts';
import { useOrder } from '../list/order.tsx';
import { translationTexts } from '../translations/texts.ts';
import { ServiceCard } from './ServiceCard.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';
import { productTexts as t } from './texts.ts';

const sizes = [24, 48, 96] as const;

export function ServiceList() {
  const address = useListAddress(adminServicesInput);
  const [editing, setEditing] = useState<AdminService | null>(null);
  const { data: categories = [] } = trpc.catalogue.categories.useQuery();
  const reading = trpc.catalogue.adminServices.useQuery(address.input, listQuery);
  const store = trpc.catalogue.moveService.useMutation();
  const { order, announcement } = useOrder(
    reading.data?.items.map(({ _id }) => _id) ?? [],
    store.mutateAsync,
  );
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
            minColWidth="min(100%, 224px)"
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
