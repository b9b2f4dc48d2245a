/** 'Tax Invoice', 'PA/26-27/00042' -> 'Tax-Invoice-PA-26-27-00042.pdf'. */
export const billFileName = ({ kind, number }: { kind: string; number: string }): string =>
  `${kind.replaceAll(' ', '-')}-${number.replaceAll('/', '-')}.pdf`;
