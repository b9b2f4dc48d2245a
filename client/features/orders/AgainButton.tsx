import type { ComponentProps } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { currentLanguage, prefixOf } from '#shared/language.ts';
import type { Order } from '#shared/orders/schema.ts';
import { paths } from '#shared/paths.ts';
import { orderTexts as t } from './texts.ts';

/** 'Book Again' in a form. Before the scripts it puts the order's services into the cart. */
export const AgainButton = ({ order, ...props }: ComponentProps<'button'> & { order: Order }) => (
  <>
    {order.products.map(({ productId, quantity }) => (
      <input key={productId} type="hidden" name="line" value={`${productId} ${quantity}`} />
    ))}
    <Button variant="quiet" sends="again" formAction={prefixOf(currentLanguage()) + paths.cart} {...props}>
      {t('bookAgain')}
    </Button>
  </>
);
