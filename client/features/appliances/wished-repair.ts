import { dropDraft, readDraft, writeDraft } from '#client/lib/draft.ts';

const draft = 'repair of an appliance';

/** A wish to have something repaired: an own appliance, or the appliance of a sticker with its service category. */
type WishedRepair = { appliance: string } | { sticker: string; category: string | null };

/** Stores the wish, so that the cart of this tab names the appliance on the booking. */
export const wishRepair = (wish: WishedRepair): void => writeDraft(draft, wish);

export const dropWishedRepair = (): void => dropDraft(draft);

export const readWishedRepair = (): Record<string, unknown> | null => readDraft(draft);

/** The sticker that led to a booking in one of these categories. */
export function wishedSticker(categories: readonly string[]): string | undefined {
  const { sticker, category } = readDraft(draft) ?? {};
  const fits = category === null || categories.some((one) => one === category);
  return typeof sticker === 'string' && fits ? sticker : undefined;
}
