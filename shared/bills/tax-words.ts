// How a charge says that tax comes on top of it.

/** ' plus 18 % GST' behind a charge or a total; blank where prices include the tax. */
export const plusTaxWords = (percent: number | null): string => (percent ? ` plus ${percent} % GST` : '');
