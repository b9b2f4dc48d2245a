import { useId } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import { asList, Group, Stack } from '#client/ui/mantine/layout.tsx';
import classes from './Cart.module.css';
import { QuantityStepper } from './QuantityStepper.tsx';
import { cartTexts as t } from './texts.ts';
import { type BookingLine, totalsOf } from './totals.ts';

type Props = {
  lines: readonly BookingLine[];
  setQuantity: (productId: string, quantity: number) => void;
  remove: (productId: string) => void;
  label?: string;
};

export function EditableLines({ lines, setQuantity, remove, label }: Props) {
  const id = useId();
  return (
    <Stack gap="sm" aria-label={label} renderRoot={asList}>
      {lines.map(({ productId, productName, quantity, price }) => (
        <li key={productId} className={classes.editableLine}>
          <p id={`${id}-${productId}`}>{productName}</p>
          <Money rupees={totalsOf([{ quantity, price }]).totalPrice} />
          <Group gap="xs" className={classes.controls}>
            <QuantityStepper
              quantity={quantity}
              onChange={(pieces) => setQuantity(productId, pieces)}
              describedBy={`${id}-${productId}`}
            />
            <Button
              variant="quiet"
              className={classes.remove}
              aria-describedby={`${id}-${productId}`}
              onClick={() => remove(productId)}
            >
              <Icon name="trash" size={20} />
              {t('remove')}
            </Button>
          </Group>
        </li>
      ))}
    </Stack>
  );
}
