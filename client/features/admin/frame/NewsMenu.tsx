import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '#client/ui/Icon.tsx';
import { Indicator } from '#client/ui/mantine/Indicator.ts';
import { UnstyledButton } from '#client/ui/mantine/layout.tsx';
import { Menu } from '#client/ui/mantine/Menu.ts';
import { paths } from '#shared/paths.ts';
import { useNews } from '../news/news.ts';
import classes from './Frame.module.css';
import { frameTexts as t } from './texts.ts';

/** New bookings and enquiries since the panel was opened. The sign counts those after the last look. */
export function NewsMenu() {
  const news = useNews();
  const { orders = 0, enquiries = 0, newestOrder, newestEnquiry } = news ?? {};
  const [seen, setSeen] = useState(0);
  const count = orders + enquiries - seen;
  return (
    <Menu position="bottom-end" onOpen={() => setSeen(orders + enquiries)}>
      <Menu.Target>
        <UnstyledButton className={classes.action} aria-label={t('news', { count })}>
          <Indicator label={count} maxValue={99} size={20} disabled={count === 0}>
            <Icon name="bell" size={22} />
          </Indicator>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {newestOrder && orders > 0 && (
          <Menu.Item component={Link} to={paths.admin.orders}>
            {t('newOrders', { count: orders, name: newestOrder.fullname })}
          </Menu.Item>
        )}
        {newestEnquiry && enquiries > 0 && (
          <Menu.Item component={Link} to={paths.admin.enquiries}>
            {t('newEnquiries', { count: enquiries, name: newestEnquiry.fullname })}
          </Menu.Item>
        )}
        {orders + enquiries === 0 && <Menu.Label>{t('nothingNew')}</Menu.Label>}
      </Menu.Dropdown>
    </Menu>
  );
}
