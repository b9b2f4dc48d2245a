// A service in the admin's grid: what it is, whether it is in the shop, and what can be done with it.

import { Button } from '#client/ui/Button.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Stack, Text } from '#client/ui/mantine/layout.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import type { AdminService } from '#shared/catalogue/schema.ts';
import { formatRating } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import classes from './Products.module.css';
import { VisibilityButton } from './VisibilityButton.tsx';

type Props = { service: AdminService; category: string; edit: () => void };

export function ServiceCard({ service, category, edit }: Props) {
  const { productName, brandName, inShop, ratingCount, averageRating } = service;
  return (
    <li className={classes.service} data-off={!inShop || undefined}>
      <Picture
        address={service.productImage[0] ?? ''}
        placeholder={service.placeholder}
        alt=""
        sizes="240px"
        className={classes.picture}
      />
      <Stack gap={2} p="12px 12px 4px">
        <h3 className={classes.name}>
          {inShop ? <a href={paths.service(service._id)}>{productName}</a> : productName}
        </h3>
        {!inShop && <p className={classes.off}>Off the shop</p>}
        <p className={classes.quiet}>
          {category}
          {ratingCount > 0 && ` · ★ ${formatRating(averageRating)} (${ratingCount})`}
        </p>
        <p className={classes.quiet}>{brandName}</p>
        <Text fw={700}>
          <Money rupees={service.charge} />
        </Text>
      </Stack>
      <Stack gap={4} p="4px 12px 12px">
        <Button variant="outline" className={classes.action} onClick={edit}>
          Edit Product
        </Button>
        <VisibilityButton service={service} />
      </Stack>
    </li>
  );
}
