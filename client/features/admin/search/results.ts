import type { IconName } from '#client/ui/Icon.tsx';
import type { Found } from '#shared/backoffice/schema.ts';
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

/** The groups of a search's answer, people first. `screens` are those of the menu and Settings that match. */
export const groupsOf = (found: Found | undefined, screens: readonly Result[]): ResultGroup[] =>
  [
    {
      label: t('customers'),
      results: (found?.people ?? []).map(
        (one): Result => ({
          to: paths.admin.customer(one.userId),
          icon: 'person',
          label: one.name || one.mobile,
          description: words(
            one.openOrders > 0 && t('openOrders', { count: one.openOrders }),
            one.mobile,
            one.email,
          ),
        }),
      ),
    },
    {
      label: t('orders'),
      results: (found?.orders ?? []).map(
        (one): Result => ({
          to: paths.admin.order(one._id),
          icon: 'list',
          label: t('order', { number: one.orderNumber, name: one.fullname }),
          description: words(
            stageLabel(one.stage),
            one.since !== null &&
              t('since', { name: firstNameOf(one.technician ?? ''), time: formatTime(one.since) }),
            areaName(one.area),
            one.mobile,
            formatShortDate(one.createdAt),
          ),
        }),
      ),
    },
    {
      label: t('bills'),
      results: (found?.bills ?? []).map(
        (one): Result => ({
          to: filtered(paths.admin.bills, 'number', one.number),
          icon: 'receipt',
          label: one.number,
          description: t('ofOrder', {
            name: one.fullname,
            number: one.orderNumber,
            total: formatRupees(one.total),
          }),
        }),
      ),
    },
    {
      label: t('enquiries'),
      results: (found?.enquiries ?? []).map(
        (one): Result => ({
          to: filtered(paths.admin.enquiries, 'enquiry', one._id),
          icon: 'chat',
          label: one.fullname,
          description: words(one.serviceType, formatShortDate(one.createdAt)),
        }),
      ),
    },
    {
      label: t('services'),
      results: (found?.services ?? []).map(
        (one): Result => ({
          to: filtered(paths.admin.products, 'search', one.name),
          icon: 'wrench',
          label: one.name,
        }),
      ),
    },
    { label: t('screens'), results: screens },
  ].filter(({ results }) => results.length > 0);
