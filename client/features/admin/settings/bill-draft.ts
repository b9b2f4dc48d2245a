// What is set for bills, as it is typed.
import { type BillSettingsRead, setBillSettingsInput } from '#shared/bills/schema.ts';

/** As it is typed: rates are texts. */
export type BillDraft = Omit<BillSettingsRead, 'version' | 'serviceRate' | 'partRate'> & {
  serviceRate: string;
  partRate: string;
};

/** The settings as a draft. */
export const billDraftOf = ({
  version: _,
  serviceRate,
  partRate,
  ...others
}: BillSettingsRead): BillDraft => ({
  ...others,
  serviceRate: String(serviceRate),
  partRate: String(partRate),
});
const rateOf = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));
/** Whether a draft has unsaved changes. */
export const billDraftDiffers = (draft: BillDraft, saved: BillSettingsRead) =>
  JSON.stringify(draft) !== JSON.stringify(billDraftOf(saved));

/** What is sent, or the first failure of each field. */
export function checkBillDraft(draft: BillDraft, version: number) {
  const checked = setBillSettingsInput.safeParse({
    ...draft,
    serviceRate: rateOf(draft.serviceRate),
    partRate: rateOf(draft.partRate),
    version,
  });
  const failures: Record<string, string> = {};
  for (const { path, message } of checked.error?.issues ?? []) failures[String(path[0])] ??= message;
  return { input: checked.data, failures };
}
