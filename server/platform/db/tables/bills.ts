import type { ColumnType, Generated } from 'kysely';
import type { LineKind } from '#shared/bills/amounts.ts';
import type { BankLineState, ColumnKind } from '#shared/bills/bank-file.ts';
import type { CashOutKind } from '#shared/bills/closing.ts';
import type { PaymentMethod, Registration } from '#shared/bills/kinds.ts';
import type { Bill } from '#shared/bills/schema.ts';

export type BillsTables = {
  bill_settings: {
    id: Generated<number>;
    version: Generated<number>;
    registration: Generated<Registration>;
    legal_name: Generated<string>;
    gstin: Generated<string>;
    address: Generated<string>;
    state: Generated<string>;
    upi_id: Generated<string>;
    service_rate: Generated<number>;
    part_rate: Generated<number>;
    service_code: Generated<string>;
    part_code: Generated<string>;
    prices_include_tax: Generated<boolean>;
    bill_prefix: Generated<string>;
    credit_prefix: Generated<string>;
  };
  /** Rates that hold from a day in India, in hundredths of a percent. */
  tax_rates: { from_day: string; service_rate: number; part_rate: number };
  bill_series: { prefix: string; financial_year: string; last: number };
  bills: AmountColumns & {
    id: string;
    document: 'bill' | 'creditNote';
    registration: Registration;
    prefix: string;
    financial_year: string;
    serial: number;
    number: string;
    order_id: string;
    order_number: number;
    issued_at: Date;
    technician_id: string | null;
    technician: string | null;
    business: ColumnType<BusinessOnBill, string, never>;
    customer: ColumnType<CustomerOnBill, string, never>;
    seller_state: string;
    place_of_supply: string;
    prices_include_tax: boolean;
    discount_reason: string;
    reason: string;
    credits: string | null;
    visit_on: ColumnType<string | null, string | null | undefined, never>;
    actor_id: string | null;
    actor: string;
  };
  bill_lines: AmountColumns & {
    bill_id: string;
    line: number;
    kind: LineKind;
    words: string;
    quantity: number;
    price_paise: number;
    rate: number;
    code: string;
    warranty_until: ColumnType<string | null, string | null | undefined, never>;
  };
  bill_payments: {
    id: Generated<number>;
    bill_id: string;
    at: Date;
    method: PaymentMethod;
    amount_paise: number;
    technician_id: string | null;
    reference: Generated<string>;
    corrects: ColumnType<number | null, number | null | undefined, never>;
    reason: Generated<string>;
    recorded_at: Generated<Date>;
    actor_id: string | null;
    actor: string;
  };
  cash_handovers: {
    id: Generated<number>;
    technician_id: string;
    technician: string;
    at: Date;
    expected_paise: number;
    amount_paise: number;
    written_off: Generated<boolean>;
    actor_id: string | null;
    actor: string;
  };
  bank_lines: {
    id: string;
    key: string;
    utr: string;
    day: string;
    amount_paise: number;
    reference: string;
    words: string;
    state: BankLineState;
    payment_id: number | null;
    file_name: string;
    file_row: number;
    read_at: Date;
    read_by: string;
    settled_at: Date | null;
    settled_by: Generated<string>;
  };
  /** The columns of a bank's file that an admin confirmed, by the headings of the file. */
  bank_layouts: { headings: string; columns: ColumnType<ColumnKind[], string, string>; at: Date };
  cash_outs: {
    id: Generated<number>;
    key: string;
    at: Date;
    kind: CashOutKind;
    amount_paise: number;
    technician_id: string | null;
    technician: Generated<string>;
    note: string;
    picture: Generated<string>;
    corrects: ColumnType<number | null, number | null | undefined, never>;
    actor_id: string | null;
    actor: string;
  };
  closed_days: {
    day: string;
    at: Date;
    payments_through: number;
    handovers_through: number;
    outs_through: number;
    actor_id: string | null;
    actor: string;
  };
  closed_day_counts: {
    day: string;
    holder: string;
    technician_id: string | null;
    name: string;
    cash_expected_paise: number;
    cash_counted_paise: number;
    upi_expected_paise: number;
    upi_counted_paise: number;
    reason: string;
  };
  closed_months: { month: string; at: Date; actor_id: string | null; actor: string };
};

type AmountColumns = {
  amount_paise: number;
  discount_paise: number;
  taxable_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  total_paise: number;
};
export type BusinessOnBill = Bill['business'] & { upiId: string };
export type CustomerOnBill = Bill['customer'];
