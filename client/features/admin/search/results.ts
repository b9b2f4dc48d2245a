import type { Answer } from '#client/lib/trpc.ts';
import type { IconName } from '#client/ui/Icon.tsx';
import { formatRupees, formatShortDate, formatTime } from '#shared/format.ts';
import { firstNameOf } from '#shared/orders/sentences.ts';
import { stageLabel } from '#shared/orders/stages.ts';
import { paths } from '#shared/paths.ts';
import { areaName } from '#shared/place-names.ts';
import { searchTexts as t } from './texts.ts';

/** With `asks` the result opens a question, so it is not remembered as a place. */
export type Result = { to: string; icon: IconName; label: string; description?: string; asks?: true };
export type ResultGroup = { label: string; results: readonly Result[] };

const words = (...parts: (string | false)[]) => parts.filter(Boolean).join(' · ');
const filtered = (path: string, name: string, value: string) =>
  `${path}?${new URLSearchParams({ [name]: value })}`;

const found = <Row>(
  label: string,
  icon: IconName,
  rows: readonly Row[] = [],
  resultOf: (row: Row) => Omit<Result, 'icon'>,
): ResultGroup => ({ label, results: rows.map((row) => ({ icon, ...resultOf(row) })) });

/**
 * The groups of a search's answer: the actions and screens whose name was typed, people, the others. `places` are the
 * actions and screens that match.
 */
export const groupsOf = <Place extends Result>(
  answer: Answer['backoffice']['search'] | undefined,
  { actions, screens }: Record<'actions' | 'screens', readonly Place[]>,
  isNamed: (place: Place) => boolean,
): ResultGroup[] =>
  [
    { label: t('places'), results: [...actions, ...screens].filter(isNamed) },
    found(t('customers'), 'person', answer?.people, ({ userId, name, mobile, email, openOrders }) => ({
      to: paths.admin.customer(userId),
      label: name || mobile,
      description: words(openOrders > 0 && t('openOrders', { count: openOrders }), mobile, email),
    })),
    found(t('orders'), 'list', answer?.orders, (one) => ({
      to: paths.admin.order(one._id),
      label: t('order', { number: one.orderNumber, name: one.fullname }),
      description: words(
        stageLabel(one.stage),
        one.since !== null &&
          t('since', { name: firstNameOf(one.technician ?? ''), time: formatTime(one.since) }),
        areaName(one.area),
        one.mobile,
        formatShortDate(one.createdAt),
      ),
    })),
    found(t('bills'), 'receipt', answer?.bills, ({ number, fullname, orderNumber, total }) => ({
      to: filtered(paths.admin.bills, 'number', number),
      label: number,
      description: t('ofOrder', { name: fullname, number: orderNumber, total: formatRupees(total) }),
    })),
    found(t('appliances'), 'wrench', answer?.appliances, ({ _id, name, serial, userId, fullname }) => ({
      to: `${paths.admin.customer(userId)}?appliance=${_id}`,
      label: name,
      description: words(fullname, serial),
    })),
    found(t('enquiries'), 'chat', answer?.enquiries, ({ _id, fullname, serviceType, createdAt }) => ({
      to: filtered(paths.admin.enquiries, 'enquiry', _id),
      label: fullname,
      description: words(serviceType, formatShortDate(createdAt)),
    })),
    { label: t('actions'), results: actions.filter((one) => !isNamed(one)) },
    found(t('services'), 'wrench', answer?.services, ({ name }) => ({
      to: filtered(paths.admin.products, 'search', name),
      label: name,
    })),
    { label: t('screens'), results: screens.filter((one) => !isNamed(one)) },
  ].filter(({ results }) => results.length > 0);
