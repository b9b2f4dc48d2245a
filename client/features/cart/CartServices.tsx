import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import emptyArt from '#client/assets/empty/empty-cart.svg';
import { ApplianceChoice } from '#client/features/appliances/ApplianceChoice.tsx';
import type { ApplianceField } from '#client/features/appliances/use-appliance-choice.ts';
import { CallUs } from '#client/features/content/CallUs.tsx';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import { asList, Group, Paper, Small, Stack } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import { uiTexts } from '#client/ui/texts.ts';
import type { Cart, CartLine } from '#shared/cart/schema.ts';
import { formatRupees } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { needsSeveralVisits } from './BookingSummary.tsx';
import classes from './Cart.module.css';
import { cartForm } from './cart-form.ts';
import { QuantityStepper } from './QuantityStepper.tsx';
import { cartTexts as t } from './texts.ts';
import { totalsOf } from './totals.ts';

type Props = {
  cart: Cart;
  setQuantity: (line: CartLine, quantity: number) => void;
  remove: (line: CartLine) => void;
  dismissDropped: () => void;
  appliancesOf: (line: CartLine) => ApplianceField[];
};

export function CartServices({ cart, setQuantity, remove, dismissDropped, appliancesOf }: Props) {
  const section = useRef<HTMLDivElement>(null);
  // The focused button disappears with its line, so the focus moves to the list.
  const removeAndFocusList = (line: CartLine) => {
    section.current?.focus();
    remove(line);
  };
  return (
    <Stack component="section" gap="sm" ref={section} tabIndex={-1} aria-labelledby="cart-services">
      <h2 className="visually-hidden" id="cart-services">
        {t('services')}
      </h2>
      {cart.dropped.length > 0 && (
        <Notice kind="note">
          <p>
            {t.rich('dropped', {
              names: cart.dropped.join(', '),
              b: (names) => <strong key="names">{names}</strong>,
            })}
          </p>
          <Button variant="outline" form={cartForm} sends="forget" onClick={dismissDropped}>
            {t('understood')}
          </Button>
        </Notice>
      )}
      {cart.lines.length === 0 ? (
        <EmptyState art={emptyArt} title={t('empty')} text={t('emptyHelp')}>
          <ButtonLink to={paths.services()}>{uiTexts('seeAll')}</ButtonLink>
          <ButtonLink to={paths.myOrders} variant="outline">
            {t('myOrders')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <Stack gap="sm" renderRoot={asList}>
          {cart.lines.map((line) => (
            <CartLineRow
              key={line._id}
              line={line}
              appliances={appliancesOf(line)}
              setQuantity={(quantity) => setQuantity(line, quantity)}
              remove={() => removeAndFocusList(line)}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

type RowProps = {
  line: CartLine;
  appliances: ApplianceField[];
  setQuantity: (quantity: number) => void;
  remove: () => void;
};

function CartLineRow({ line: { _id, service, quantity }, appliances, setQuantity, remove }: RowProps) {
  const nameId = useId();
  const price = service.charge;
  return (
    <Paper component="li" withBorder radius="lg" className={classes.line}>
      <Picture
        className={classes.picture}
        address={service.productImage[0] ?? ''}
        placeholder={service.placeholder}
        alt=""
        sizes="96px"
      />
      <Stack gap={4}>
        <h3 className={classes.name} id={nameId}>
          <Link to={paths.service(service._id)}>{service.productName}</Link>
        </h3>
        <Group justify="space-between" align="baseline" gap="0 8px">
          <Small span>{t('each', { price: formatRupees(price) })}</Small>
          <Money rupees={totalsOf([{ quantity, price }]).totalPrice} className={classes.lineTotal} />
        </Group>
        {needsSeveralVisits({ quantity }) && <CallUs words={t('several', { count: quantity })} />}
      </Stack>
      <Group gap={4} className={classes.controls}>
        <QuantityStepper line={_id} quantity={quantity} onChange={setQuantity} describedBy={nameId} />
        <Button
          variant="quiet"
          className={classes.remove}
          aria-describedby={nameId}
          form={cartForm}
          sends={`remove ${_id}`}
          onClick={remove}
        >
          <Icon name="trash" size={20} />
          {t('remove')}
        </Button>
      </Group>
      {appliances.length > 0 && (
        <Stack gap="xs" className={classes.controls}>
          <ApplianceChoice fields={appliances} describedBy={nameId} />
        </Stack>
      )}
    </Paper>
  );
}
