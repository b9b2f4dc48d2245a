import { useState } from 'react';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { paths } from '#shared/paths.ts';
import { Screen } from '../Screen.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import classes from './Products.module.css';
import { ReelList } from './ReelList.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';
import { ServiceList } from './ServiceList.tsx';
import { productTexts as t } from './texts.ts';

export function Component() {
  const [adding, setAdding] = useState(false);
  return (
    <Screen
      title={t('allProducts')}
      actions={
        <>
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
      <div className={classes.top}>
        <CompanyForm />
        <ReelList />
      </div>
      {adding && <ServiceDialog close={() => setAdding(false)} />}
    </Screen>
  );
}
