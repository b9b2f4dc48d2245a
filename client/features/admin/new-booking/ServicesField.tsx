import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { EditableLines } from '#client/features/cart/EditableLines.tsx';
import type { BookingLine } from '#client/features/cart/totals.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Money } from '#client/ui/Money.tsx';
import { Combobox, useCombobox } from '#client/ui/mantine/Combobox.ts';
import { Group, Stack } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { maxLength, maxPieces } from '#shared/limits.ts';
import classes from './NewBooking.module.css';
import { newBookingTexts as t } from './texts.ts';

const typingPauseMs = 120;
const maxResults = 8;

type Props = {
  lines: readonly BookingLine[];
  setLines: (lines: BookingLine[]) => void;
  error: ReactNode;
  firstSearch: string;
};

export function ServicesField({ lines, setLines, error, firstSearch }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(firstSearch);
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() });
  const wanted = typed.trim();
  const [q] = useDebouncedValue(wanted, typingPauseMs);
  const search = trpc.catalogue.search.useQuery({ q, limit: maxResults }, { enabled: q !== '' });
  // Results of an earlier text are not shown, because Enter would choose the wrong service.
  const found = q === wanted && wanted !== '' ? search.data?.items : undefined;

  // If Enter was pressed before the results arrived, the first result is chosen.
  const entered = useRef('');
  const showFound = useEffectEvent(([first]: NonNullable<typeof found>) => {
    if (first && entered.current === wanted) add(first._id);
    else list.selectFirstOption();
    entered.current = '';
  });
  useEffect(() => {
    if (found) showFound(found);
  }, [found]);

  const add = (productId: string) => {
    const service = found?.find(({ _id }) => _id === productId);
    if (!service) return;
    const existingLine = lines.find((line) => line.productId === productId);
    setLines(
      existingLine
        ? changed(productId, Math.min(maxPieces, existingLine.quantity + 1))
        : [...lines, { productId, productName: service.productName, quantity: 1, price: service.charge }],
    );
    setTyped('');
    list.closeDropdown();
  };
  const changed = (productId: string, quantity: number) =>
    lines.map((line) => (line.productId === productId ? { ...line, quantity } : line));
  const remove = (productId: string) => {
    input.current?.focus();
    setLines(lines.filter((line) => line.productId !== productId));
  };

  return (
    <Stack pos="relative" gap="sm" className={classes.services ?? ''}>
      <Combobox store={list} onOptionSubmit={add} withinPortal={false}>
        <Combobox.Target withExpandedAttribute>
          <TextField
            ref={input}
            label={t('services')}
            description={t('servicesHelp')}
            autoComplete="off"
            maxLength={maxLength.search}
            error={error}
            value={typed}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value);
              list.openDropdown();
            }}
            onFocus={() => {
              if (wanted) list.openDropdown();
            }}
            onBlur={() => list.closeDropdown()}
            onKeyDown={(event) => {
              // With a typed text, Enter chooses a service. Without a text, Enter submits the form.
              if (event.key !== 'Enter' || !wanted) return;
              event.preventDefault();
              if (!found) entered.current = wanted;
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={wanted === ''}>
          <Combobox.Options aria-label={t('servicesFound')}>
            {found?.map(({ _id, productName, charge }) => (
              <Combobox.Option key={_id} value={_id} className={classes.option}>
                <Group justify="space-between" wrap="nowrap" gap="md" px={4} py={2}>
                  {productName} <Money rupees={charge} />
                </Group>
              </Combobox.Option>
            ))}
            {!found && <Combobox.Empty>{search.isError ? t('searchFailed') : t('searching')}</Combobox.Empty>}
            {found?.length === 0 && <Combobox.Empty>{t('noService')}</Combobox.Empty>}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {lines.length > 0 && (
        <EditableLines
          label={t('toBook')}
          lines={lines}
          setQuantity={(productId, pieces) => setLines(changed(productId, pieces))}
          remove={remove}
        />
      )}
    </Stack>
  );
}
