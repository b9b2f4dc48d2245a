// Sentences about the business. The owner's own words replace the usual ones.
import { businessDefaults } from './defaults.ts';
import type { Business } from './schema.ts';
import { businessTexts as t } from './texts.ts';

/** Formats '13+ years'. Blank in the business's first year. */
export const yearsInShort = ({ yearsOfService }: Pick<Business, 'yearsOfService'>): string =>
  yearsOfService < 1 ? '' : t('yearsInShort', { count: yearsOfService });

/** Formats 'for over 13 years'. Blank in the business's first year. */
export const forYears = ({ yearsOfService }: Pick<Business, 'yearsOfService'>): string =>
  yearsOfService < 1 ? '' : t('forYears', { count: yearsOfService });

export const isDefaultText = <Field extends 'promise' | 'payPromise'>(
  field: Field,
  business: Pick<Business, Field>,
): boolean => business[field] === businessDefaults[field];

/** Returns 'You pay after the service', in cash or by UPI, or the owner's words. */
export const paySentence = (business: Pick<Business, 'payPromise'>): string =>
  isDefaultText('payPromise', business) ? t('paySentence') : business.payPromise;

/**
 * Returns the usual promise in the current language, or the owner's words. Names no hours while the owner has
 * promised nothing.
 */
export const promiseOf = (business: Pick<Business, 'promise'>): string =>
  isDefaultText('promise', business) ? t('promise') : business.promise || t('atYourTime');

export const payPromiseOf = (business: Pick<Business, 'payPromise'>): string =>
  isDefaultText('payPromise', business) ? t('payPromise') : business.payPromise;

export const asSentence = (words: string): string => t('sentence', { words });

/** Changes 'Pay cash after service' to 'pay cash after service'. A text that starts with 'UPI' stays. */
export const inSentence = (words: string): string =>
  words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** Returns the city in the script of the current language. Another city than the usual one stays as it is. */
export const cityOf = ({ city }: Pick<Business, 'city'>): string =>
  city === businessDefaults.city ? t('city') : city;

/** Returns the shop's address with its city. Blank without an address. */
export function addressWithCity({ address, city }: Pick<Business, 'address' | 'city'>): string {
  const named = [city, cityOf({ city })];
  if (address === '' || named.some((name) => address.toLowerCase().includes(name.toLowerCase())))
    return address;
  return `${address}, ${cityOf({ city })}`;
}

export const stateOf = ({ state }: Pick<Business, 'state'>): string =>
  state === businessDefaults.state ? t('state') : state;
