// What the file of a bill is called: its number without what a file can't be called by.

/** 'Tax Invoice', 'PA/26-27/00042' -> 'Tax-Invoice-PA-26-27-00042.pdf'. */
export const billFileName = ({ kind, number }: { kind: string; number: string }): string =>
  `${kind.replaceAll(' ', '-')}-${number.replaceAll('/', '-')}.pdf`;
