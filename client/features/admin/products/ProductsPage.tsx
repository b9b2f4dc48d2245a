import { useState } from 'react';
import { useListAddress } from '#client/lib/list-address.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { SimpleGrid } from '#client/ui/mantine/layout.tsx';
import { adminServicesInput } from '#shared/catalogue/schema.ts';
import { filtersOf } from '#shared/filters.ts';
import { paths } from '#shared/paths.ts';
import { CompanyForm } from '../business/BusinessForm.tsx';
import { ExportMenu } from '../FileButton.tsx';
import { Screen } from '../Screen.tsx';
import { ReelList } from './ReelList.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';
import { ServiceList } from './ServiceList.tsx';
import { productTexts as t } from './texts.ts';

export function Component() {
  const [adding, setAdding] = useState(false);
  const filters = filtersOf(useListAddress(adminServicesInput).input);
  return (
    <Screen
      title={t('allProducts')}
      actions={
        <>
          <ExportMenu address="/api/export-services" fileName="Services" filters={filters} />
          <ButtonLink variant="outline" to={paths.admin.import('services')}>
            {t('import')}
          </ButtonLink>
          <Button onClick={() => setAdding(true)}>
            <Icon name="plus" size={18} />
            {t('addProduct')}
          </Button>
        </>
      }
    >
      <ServiceList />
      <SimpleGrid cols={{ base: 1, lg: 2 }} my="md">
        <CompanyForm />
        <ReelList />
      </SimpleGrid>
      {adding && <ServiceDialog close={() => setAdding(false)} />}
    </Screen>
  );
}
