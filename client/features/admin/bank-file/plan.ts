import type { Answer } from '#client/lib/trpc.ts';

export type BankFilePlan = Answer['bills']['planBankFile'];
export type BankLine = BankFilePlan['lines'][number];
export type BillOfLine = NonNullable<BankLine['bill']>;
