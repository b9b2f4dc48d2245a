import { useState } from 'react';
import { listQuery, useListAddress } from '#client/lib/list-address.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useCan } from '#client/lib/use-can.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { FilterBar } from '#client/ui/filters/FilterBar.tsx';
import { choiceOf } from '#client/ui/filters/filters.ts';
import { DataTable } from '#client/ui/table/DataTable.tsx';
import { customerTableInput } from '#shared/accounts/schema.ts';
import { roleNameTexts } from '#shared/accounts/texts.ts';
import { filtersOf } from '#shared/filters.ts';
import { paths } from '#shared/paths.ts';
import { roles } from '#shared/permissions.ts';
import { ExportMenu } from '../FileButton.tsx';
import { Screen } from '../Screen.tsx';
import { type Customer, customerColumns } from './customer-columns.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { customerTexts as t } from './texts.ts';

export function Component() {
  const address = useListAddress(customerTableInput);
  const { input } = address;
  const may = useCan();
  const [changing, setChanging] = useState<Customer | null>(null);
  const reading = trpc.accounts.table.useQuery(input, listQuery);
  const changeRole = may('roles.edit') ? setChanging : null;
  return (
    <Screen
      title={t('allCustomers')}
      actions={
        may('imports.edit') && (
          <ButtonLink variant="outline" to={paths.admin.import('customers')}>
            {t('import')}
          </ButtonLink>
        )
      }
    >
      <FilterBar
        label={t('filters')}
        address={address}
        often={['search', 'role']}
        fields={{
          search: { kind: 'text', label: t('search'), wide: true },
          role: choiceOf(t('role'), roles, roleNameTexts),
        }}
      >
        <ExportMenu address="/api/export-customers" fileName="Customers" filters={filtersOf(input)} />
      </FilterBar>
      <DataTable
        label={t('allCustomers')}
        noun={[t('oneCustomer'), t('manyCustomers')]}
        columns={customerColumns(changeRole)}
        reading={reading}
        address={address}
        empty={{ title: t('none'), text: t('noneHelp') }}
      />
      {changing && <RoleDialog customer={changing} close={() => setChanging(null)} />}
    </Screen>
  );
}
