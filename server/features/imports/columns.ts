// The columns of each kind of file: headings, examples for the sample file, and the schema of a row.
import type { z } from 'zod';
import { customerRow, type ImportKind, pastOrderRow, serviceRow } from '#shared/imports/schema.ts';
import type { headingTexts, hintTexts } from './texts.ts';

type CellType = 'text' | 'mobile' | 'money' | 'date';

export type Column = {
  header: (typeof headingTexts.keys)[number];
  also?: readonly string[];
  type?: CellType;
  isRequired?: true;
  examples: readonly [string, string];
  hint: (typeof hintTexts.keys)[number];
};

type Sheet<Row> = { schema: z.ZodType<Row>; columns: Readonly<Record<keyof Row & string, Column>> };

const sheet = <Row>(schema: z.ZodType<Row>, columns: Sheet<Row>['columns']): Sheet<Row> => ({
  schema,
  columns,
});

const fullname: Column = {
  header: 'Full Name',
  also: ['Name', 'Customer', 'Customer Name', 'नाम', 'नाव', 'ग्राहक'],
  isRequired: true,
  examples: ['Asha Patil', 'Rohan Kulkarni'],
  hint: 'customer',
};
const mobile: Column = {
  header: 'Mobile',
  also: ['Mobile Number', 'Mobile No', 'Phone', 'Phone Number', 'Contact', 'मोबाइल नंबर', 'फ़ोन', 'फोन'],
  type: 'mobile',
  isRequired: true,
  examples: ['9876543210', '+91 98765 43211'],
  hint: 'mobile',
};

export const sheets = {
  customers: sheet(customerRow, {
    fullname,
    mobile,
    address: {
      header: 'Address',
      also: ['Street / Town', 'Street'],
      examples: ['12 Rose Lane, Garkheda', ''],
      hint: 'address',
    },
  }),
  services: sheet(serviceRow, {
    productName: {
      header: 'Service Name',
      also: ['Service', 'Product Name', 'Name'],
      isRequired: true,
      examples: ['Washing Machine Repair', 'Split AC Service'],
      hint: 'productName',
    },
    brandName: {
      header: 'Tags',
      also: ['Brands', 'Brand Name'],
      isRequired: true,
      examples: ['LG, Samsung, Whirlpool', 'Voltas, Daikin'],
      hint: 'tags',
    },
    category: {
      header: 'Category',
      isRequired: true,
      examples: ['Laundary', 'Air Condition'],
      hint: 'category',
    },
    charge: {
      header: 'Charge',
      also: ['Charges', 'Price'],
      type: 'money',
      isRequired: true,
      examples: ['399', '1,200'],
      hint: 'rupees',
    },
    description: {
      header: 'Description',
      examples: ['Visit and inspection. Parts extra, told before work starts.', ''],
      hint: 'mayBeBlank',
    },
    warrantyDays: {
      header: 'Warranty (days)',
      also: ['Warranty'],
      examples: ['90', ''],
      hint: 'warranty',
    },
    picture: {
      header: 'Picture',
      examples: ['', ''],
      hint: 'picture',
    },
  }),
  orders: sheet(pastOrderRow, {
    number: {
      header: 'Number',
      also: ['Order Number', 'Order No', 'Bill Number', 'Bill No'],
      examples: ['A-1041', ''],
      hint: 'number',
    },
    date: {
      header: 'Date',
      also: ['Order Date', 'Repair Date'],
      type: 'date',
      isRequired: true,
      examples: ['14-03-2025', '02-11-2025'],
      hint: 'date',
    },
    fullname,
    mobile,
    area: {
      header: 'Area',
      also: ['Address / Area'],
      examples: ['Garkheda', ''],
      hint: 'mayBeBlank',
    },
    street: {
      header: 'Street / Town',
      also: ['Street', 'Address'],
      examples: ['12 Rose Lane', ''],
      hint: 'mayBeBlank',
    },
    email: {
      header: 'Email',
      examples: ['', ''],
      hint: 'email',
    },
    service: {
      header: 'Service',
      also: ['Service Name', 'Work'],
      isRequired: true,
      examples: ['Washing Machine Repair', 'Fridge gas filled'],
      hint: 'service',
    },
    amount: {
      header: 'Amount',
      also: ['Total', 'Price', 'Charge'],
      type: 'money',
      isRequired: true,
      examples: ['₹1,200', '450'],
      hint: 'amount',
    },
    technician: {
      header: 'Technician',
      examples: ['Ravi Pawar', ''],
      hint: 'technician',
    },
    note: {
      header: 'Note',
      also: ['Remark', 'Remarks'],
      examples: ['Drum replaced', ''],
      hint: 'mayBeBlank',
    },
  }),
} as const satisfies { [Kind in ImportKind]: Sheet<never> | unknown };

export const columnsOf = (kind: ImportKind): readonly [field: string, column: Column][] =>
  Object.entries(sheets[kind].columns);
