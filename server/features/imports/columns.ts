// The columns of each kind of file: headings, examples for the sample file, and the schema of a row.
import type { z } from 'zod';
import {
  applianceRow,
  customerRow,
  type ImportKind,
  pastOrderRow,
  serviceRow,
} from '#shared/imports/schema.ts';
import { labels } from '#shared/label-texts.ts';
import { headingTexts, type hintTexts } from './texts.ts';

const headings = { ...labels.table, ...headingTexts.table };

/** A heading in all languages. */
export const headingsOf = (header: Column['header']) => Object.values(headings[header]);

export type Column = {
  header: keyof typeof headings;
  otherHeaders?: readonly string[];
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
  header: 'fullName',
  otherHeaders: ['Name', 'Customer', 'Customer Name', 'नाम', 'नाव', 'ग्राहक'],
  isRequired: true,
  examples: ['Asha Patil', 'Rohan Kulkarni'],
  hint: 'customer',
};
const mobile: Column = {
  header: 'mobile',
  otherHeaders: [
    'Mobile Number',
    'Mobile No',
    'Mobile Phone',
    'Phone Number',
    'Phone No',
    // Low in this list, because a column 'Phone' beside one of those above may have landlines.
    'Phone',
    'Phone 1 - Value',
    'Contact',
    'मोबाइल नंबर',
    'फ़ोन',
    'फोन',
  ],
  isRequired: true,
  examples: ['9876543210', '+91 98765 43211'],
  hint: 'mobile',
};

export const importSheets = {
  customers: sheet(customerRow, {
    fullname,
    mobile,
    address: {
      header: 'address',
      otherHeaders: ['Street / Town', 'Street', 'Address / Area'],
      examples: ['12 Rose Lane, Garkheda', ''],
      hint: 'address',
    },
  }),
  services: sheet(serviceRow, {
    productName: {
      header: 'serviceName',
      otherHeaders: ['Service', 'Product Name', 'Name'],
      isRequired: true,
      examples: ['Washing Machine Repair', 'Split AC Service'],
      hint: 'productName',
    },
    brandName: {
      header: 'tags',
      otherHeaders: ['Brands', 'Brand Name'],
      isRequired: true,
      examples: ['LG, Samsung, Whirlpool', 'Voltas, Daikin'],
      hint: 'tags',
    },
    category: {
      header: 'category',
      isRequired: true,
      examples: ['Laundary', 'Air Condition'],
      hint: 'category',
    },
    charge: {
      header: 'charge',
      otherHeaders: ['Charges', 'Price'],
      isRequired: true,
      examples: ['399', '1,200'],
      hint: 'rupees',
    },
    description: {
      header: 'description',
      examples: ['Visit and inspection. Parts extra, told before work starts.', ''],
      hint: 'mayBeBlank',
    },
    warrantyDays: {
      header: 'warrantyDays',
      otherHeaders: ['Warranty'],
      examples: ['90', ''],
      hint: 'warranty',
    },
    picture: {
      header: 'picture',
      examples: ['', ''],
      hint: 'picture',
    },
  }),
  orders: sheet(pastOrderRow, {
    number: {
      header: 'number',
      otherHeaders: ['Order Number', 'Order No', 'Bill Number', 'Bill No'],
      examples: ['A-1041', ''],
      hint: 'number',
    },
    date: {
      header: 'date',
      otherHeaders: ['Order Date', 'Repair Date'],
      isRequired: true,
      examples: ['14-03-2025', '02-11-2025'],
      hint: 'date',
    },
    fullname,
    mobile,
    area: {
      header: 'area',
      otherHeaders: ['Address / Area'],
      examples: ['Garkheda', ''],
      hint: 'mayBeBlank',
    },
    street: {
      header: 'street',
      otherHeaders: ['Street', 'Address'],
      examples: ['12 Rose Lane', ''],
      hint: 'mayBeBlank',
    },
    email: {
      header: 'email',
      examples: ['', ''],
      hint: 'email',
    },
    service: {
      header: 'service',
      otherHeaders: ['Service Name', 'Work'],
      isRequired: true,
      examples: ['Washing Machine Repair', 'Fridge gas filled'],
      hint: 'service',
    },
    amount: {
      header: 'amount',
      otherHeaders: ['Total', 'Price', 'Charge'],
      isRequired: true,
      examples: ['₹1,200', '450'],
      hint: 'amount',
    },
    technician: {
      header: 'technician',
      examples: ['Ravi Pawar', ''],
      hint: 'technician',
    },
    note: {
      header: 'note',
      otherHeaders: ['Remark', 'Remarks'],
      examples: ['Drum replaced', ''],
      hint: 'mayBeBlank',
    },
  }),
  appliances: sheet(applianceRow, {
    mobile: { ...mobile, hint: 'importedMobile' },
    kind: {
      header: 'kind',
      otherHeaders: ['Appliance', 'Type', 'उपकरण'],
      isRequired: true,
      examples: ['split AC', 'refrigerator (double door)'],
      hint: 'kind',
    },
    maker: { header: 'maker', otherHeaders: ['Brand', 'Company'], examples: ['LG', ''], hint: 'mayBeBlank' },
    model: { header: 'model', otherHeaders: ['Model No'], examples: ['LS-Q18', ''], hint: 'mayBeBlank' },
    serial: {
      header: 'serial',
      otherHeaders: ['Serial No', 'Serial Number'],
      examples: ['AX7731K', ''],
      hint: 'mayBeBlank',
    },
    place: { header: 'place', otherHeaders: ['Room'], examples: ['Bedroom 2', ''], hint: 'mayBeBlank' },
    bought: {
      header: 'bought',
      otherHeaders: ['Bought', 'Purchase Date', 'Date of Purchase'],
      examples: ['14-03-2024', 'Mar 2025'],
      hint: 'bought',
    },
  }),
} as const satisfies { [Kind in ImportKind]: Sheet<never> | unknown };

export const columnsOf = (kind: ImportKind): readonly [field: string, column: Column][] =>
  Object.entries(importSheets[kind].columns);
