import { useId, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Group, Stack, UnstyledButton } from '#client/ui/mantine/layout.tsx';
import { isSameLines, mayOffer } from '#shared/estimates/rules.ts';
import type { Estimate, EstimateLine, ListedPrice, TaxOnTop } from '#shared/estimates/schema.ts';
import { maxEstimateLines } from '#shared/limits.ts';
import { AnswerLine } from './AnswerLine.tsx';
import { CustomerSheet } from './CustomerSheet.tsx';
import classes from './Estimate.module.css';
import { LineDialog } from './LineDialog.tsx';
import { EstimateTotals, LineWords, withKeys } from './PricedLines.tsx';
import { estimateTexts as t } from './texts.ts';

type Props = {
  estimate: Estimate | null;
  products: readonly { productName: string; quantity: number; price: number }[];
  tax: TaxOnTop;
  customer: string;
  prices: readonly ListedPrice[];
  pending: boolean;
  /** Calls `saved` when the lines are stored. Until then the dialog stays open. */
  save: (lines: EstimateLine[], saved?: () => void) => void;
  offer: () => void;
  answer: (agree: boolean) => void;
  /** On a phone the technician shows the estimate to the customer, in the panel an admin reads it to a caller. */
  how: 'phone' | 'panel';
  describedBy?: string | undefined;
};

export function EstimateEditor(props: Props) {
  const { estimate, products, tax, customer, prices, pending, save, offer, answer, how, describedBy } = props;
  const id = useId();
  const [edited, edit] = useState<{ line: EstimateLine | null } | null>(null);
  const [isShown, setIsShown] = useState(false);
  const lines = estimate?.lines ?? [];
  const booked = products.map(({ productName, quantity, price }) => ({
    words: productName,
    quantity,
    price,
  }));
  const charge = booked.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  // A colleague may have moved or removed the edited line.
  const put = (line: EstimateLine) => {
    const at = lines.findIndex((one) => edited?.line && isSameLines([one], [edited.line]));
    save(at < 0 ? [...lines, line] : lines.map((one, other) => (other === at ? line : one)), () =>
      edit(null),
    );
  };
  const showCustomer = () => {
    if (estimate?.state === 'draft' || estimate?.state === 'declined') offer();
    if (how === 'phone') setIsShown(true);
  };
  return (
    // The section is not a landmark, because two jobs of one customer would have landmarks of the same name.
    <Stack
      component="fieldset"
      gap={12}
      aria-labelledby={describedBy ? `${id} ${describedBy}` : id}
      data-estimate={estimate?.state}
    >
      <p className={lines.length > 0 ? classes.title : 'visually-hidden'} id={id}>
        {t('estimate')}
      </p>
      {estimate && lines.length > 0 && (
        <>
          <EditedLines lines={lines} pending={pending} edit={(line) => edit({ line })} save={save} />
          <EstimateTotals charge={charge} estimate={estimate.total} tax={tax} />
          <AnswerLine estimate={estimate} />
        </>
      )}
      <Actions {...props} add={() => edit({ line: null })} showCustomer={showCustomer} />
      {edited && (
        <LineDialog
          line={edited.line}
          prices={prices}
          pending={pending}
          save={put}
          close={() => edit(null)}
        />
      )}
      {isShown && estimate && (
        <CustomerSheet
          estimate={estimate}
          booked={booked}
          tax={tax}
          customer={customer}
          answer={answer}
          close={() => setIsShown(false)}
        />
      )}
    </Stack>
  );
}

type LinesProps = Pick<Props, 'pending' | 'save'> & {
  lines: readonly EstimateLine[];
  edit: (line: EstimateLine) => void;
};

const EditedLines = ({ lines, pending, edit, save }: LinesProps) => (
  <ul>
    {withKeys(lines).map(([key, line], at) => (
      <Group
        key={key}
        component="li"
        wrap="nowrap"
        gap={0}
        style={{ borderTop: '1px solid var(--hairline)' }}
      >
        <Group
          component={UnstyledButton}
          flex={1}
          miw={0}
          justify="space-between"
          wrap="nowrap"
          gap="sm"
          mih={48}
          aria-label={t('changeOf', { words: line.words })}
          onClick={() => edit(line)}
        >
          <LineWords line={line} />
          <Money rupees={line.price * line.quantity} />
        </Group>
        <IconButton
          icon="trash"
          label={t('removeOf', { words: line.words })}
          off={pending}
          onClick={() => save(lines.filter((_, nth) => nth !== at))}
        />
      </Group>
    ))}
  </ul>
);

type ActionsProps = Pick<Props, 'estimate' | 'how' | 'pending' | 'answer' | 'describedBy'> & {
  add: () => void;
  showCustomer: () => void;
};

function Actions({ estimate, how, pending, answer, describedBy, add, showCustomer }: ActionsProps) {
  const lines = estimate?.lines ?? [];
  const mayShow = how === 'phone' || (estimate && mayOffer(estimate) && estimate.state !== 'offered');
  return (
    <Group gap="xs" className={classes.work}>
      {lines.length < maxEstimateLines && (
        <Button variant="outline" aria-describedby={describedBy} pending={pending} onClick={add}>
          {t('addLine')}
        </Button>
      )}
      {estimate && lines.length > 0 && mayShow && (
        <Button
          variant={estimate.state === 'agreed' ? 'outline' : 'primary'}
          aria-describedby={describedBy}
          pending={pending}
          onClick={showCustomer}
        >
          {t('showCustomer')}
        </Button>
      )}
      {how === 'panel' && estimate?.state === 'offered' && (
        <>
          <Button variant="outline" pending={pending} onClick={() => answer(true)}>
            {t('customerAgrees')}
          </Button>
          <Button variant="outline" pending={pending} onClick={() => answer(false)}>
            {t('customerDeclines')}
          </Button>
        </>
      )}
    </Group>
  );
}
