// FAQ, Terms, Privacy and About: Markdown files beside this one, which client/written-pages.ts turns into parts.
import { useBusiness } from '#client/lib/use-business.ts';
import type { Business } from '#shared/business/schema.ts';
import { cityOf, forYears, isDefaultText, promiseOf, stateOf } from '#shared/business/words.ts';
import { legal } from '#shared/business.ts';
import { currentLanguage } from '#shared/language.ts';
import { callTime } from '#shared/visits/call-time.ts';
import { useCancellationFee } from '../catalogue/PlusTax.tsx';
import { contactWords, waysToPay } from './booking-words.ts';
import type { ContentBlock, Part } from './part.ts';

type Words = Readonly<Record<string, string | number | boolean>>;

/** The words for the placeholders. A blank word removes its line; `true` keeps the line and shows nothing. */
export const wordsFor = (business: Business, fee: string) =>
  ({
    city: cityOf(business),
    state: stateOf(business),
    years: forYears(business),
    newShop: !forYears(business),
    promise: promiseOf(business),
    promiseHours: isDefaultText('promise', business) && legal.promiseHours,
    ownPromise: !isDefaultText('promise', business) && promiseOf(business),
    usualPay: isDefaultText('payPromise', business),
    ownPay: !isDefaultText('payPromise', business) && business.payPromise,
    guests: business.guestBookings,
    accounts: !business.guestBookings,
    callTime: callTime(business, null),
    fee,
    noticeHours: legal.cancellationNoticeHours,
    refundDays: legal.refundWindowDays,
    warrantyDays: legal.warrantyDays,
    childrenAge: legal.childrenAge,
    contactFields: contactWords(),
    waysToPay: waysToPay(),
  }) satisfies Words;

export const placeholder = /\{(\w+)\}/g;

const fill = (text: string, words: Words): string =>
  text
    .split('\n')
    .filter((line) => [...line.matchAll(placeholder)].every(([, name = '']) => words[name]))
    .map((line) =>
      line.replace(placeholder, (_, name) => (words[name] === true ? '' : String(words[name]))).trim(),
    )
    .join(' ');

const fillBlock = (block: ContentBlock, words: Words): ContentBlock => {
  if ('text' in block) return { ...block, text: fill(block.text, words) };
  // A word of several lines becomes several items.
  if ('items' in block)
    return { ...block, items: block.items.flatMap((item) => fill(item, words).split('\n')) };
  return block;
};

export const fillPart = ({ title, blocks, parts }: Part, words: Words): Part => ({
  title: fill(title, words),
  blocks: blocks.map((block) => fillBlock(block, words)).filter((block) => !('text' in block) || block.text),
  parts: parts.map((part) => fillPart(part, words)),
});

export type InEachLanguage = Readonly<Record<string, Part>>;

/** Returns a written page in the reader's language, with the words of this shop and those `ofPage`. */
export function useWritten(files: InEachLanguage, ofPage: Words = {}): Part {
  const words = { ...wordsFor(useBusiness(), useCancellationFee()), ...ofPage };
  const written = Object.entries(files).find(([file]) => file.endsWith(`.${currentLanguage()}.md`))?.[1];
  if (!written) throw new Error(`No page in ${currentLanguage()}`);
  return fillPart(written, words);
}

export const plainText = (blocks: readonly ContentBlock[]): string =>
  blocks.flatMap((block) => ('text' in block ? [block.text] : 'items' in block ? block.items : [])).join(' ');
