// The columns of each kind of file: headings, examples for the sample file, and the schema of a row.
import type { z } from 'zod';
import { customerRow, type ImportKind, pastOrderRow, serviceRow } from '#shared/imports/schema.ts';

type CellType = 'text' | 'mobile' | 'money' | 'date';

export type Column = {
  header: string;
  also?: readonly string[];
  type?: CellType;
  isRequired?: true;
  examples: readonly [string, string];
  hint: string;
};

type Sheet<Row> = { schema: z.ZodType<Row>; columns: Readonly<Record<keyof Row & string, Column>> };

const sheet = <Row>(schema: z.ZodType<Row>, columns: Sheet<Row>['columns']): Sheet<Row> => ({
  schema,
  columns,
});

const fullname: Column = {
  header: 'Full Name',
  also: ['Name', 'Customer', 'Customer Name'],
  isRequired: true,
  examples: ['Asha Patil', 'Rohan Kulkarni'],
  hint: 'The name of the customer.',
};
const mobile: Column = {
  header: 'Mobile',
  also: ['Mobile Number', 'Mobile No', 'Phone', 'Phone Number', 'Contact'],
  type: 'mobile',
  isRequired: true,
  examples: ['9876543210', '+91 98765 43211'],
  hint: 'Ten digits. +91, spaces and dashes are removed.',
};

export const sheets = {
  customers: sheet(customerRow, {
    fullname,
    mobile,
    address: {
      header: 'Address',
      also: ['Street / Town', 'Street'],
      examples: ['12 Rose Lane, Garkheda', ''],
      hint: 'May be blank. New Booking fills it in as Street / Town.',
    },
  }),
  services: sheet(serviceRow, {
    productName: {
      header: 'Service Name',
      also: ['Service', 'Product Name', 'Name'],
      isRequired: true,
      examples: ['Washing Machine Repair', 'Split AC Service'],
      hint: 'The name on the card of the service.',
    },
    brandName: {
      header: 'Tags',
      also: ['Brands', 'Brand Name'],
      isRequired: true,
      examples: ['LG, Samsung, Whirlpool', 'Voltas, Daikin'],
      hint: 'Brands and search words, separated by commas.',
    },
    category: {
      header: 'Category',
      isRequired: true,
      examples: ['Laundary', 'Air Condition'],
      hint: 'One of the categories under All Category.',
    },
    charge: {
      header: 'Charge',
      also: ['Charges', 'Price'],
      type: 'money',
      isRequired: true,
      examples: ['399', '1,200'],
      hint: 'Rupees.',
    },
    description: {
      header: 'Description',
      examples: ['Visit and inspection. Parts extra, told before work starts.', ''],
      hint: 'May be blank.',
    },
    warrantyDays: {
      header: 'Warranty (days)',
      also: ['Warranty'],
      examples: ['90', ''],
      hint: 'Blank means 90, 0 means no warranty.',
    },
    picture: {
      header: 'Picture',
      examples: ['', ''],
      hint: 'May be blank: the service gets a drawn picture of its category. Or name a sample service, like Split AC Repair. You can upload your own picture later.',
    },
  }),
  orders: sheet(pastOrderRow, {
    number: {
      header: 'Number',
      also: ['Order Number', 'Order No', 'Bill Number', 'Bill No'],
      examples: ['A-1041', ''],
      hint: 'Your own number of this order. May be blank. The same number twice is one order.',
    },
    date: {
      header: 'Date',
      also: ['Order Date', 'Repair Date'],
      type: 'date',
      isRequired: true,
      examples: ['14-03-2025', '02-11-2025'],
      hint: 'Day-month-year, before today.',
    },
    fullname,
    mobile,
    area: {
      header: 'Area',
      also: ['Address / Area'],
      examples: ['Garkheda', ''],
      hint: 'May be blank.',
    },
    street: {
      header: 'Street / Town',
      also: ['Street', 'Address'],
      examples: ['12 Rose Lane', ''],
      hint: 'May be blank.',
    },
    email: {
      header: 'Email',
      examples: ['', ''],
      hint: 'May be blank. Nobody gets an email about the import.',
    },
    service: {
      header: 'Service',
      also: ['Service Name', 'Work'],
      isRequired: true,
      examples: ['Washing Machine Repair', 'Fridge gas filled'],
      hint: 'What was repaired. A name of All Products, or your own words.',
    },
    amount: {
      header: 'Amount',
      also: ['Total', 'Price', 'Charge'],
      type: 'money',
      isRequired: true,
      examples: ['₹1,200', '450'],
      hint: 'What the customer paid, in rupees. The import makes no bill.',
    },
    technician: {
      header: 'Technician',
      examples: ['Ravi Pawar', ''],
      hint: 'May be blank. A name of All Customers, or any other name.',
    },
    note: {
      header: 'Note',
      also: ['Remark', 'Remarks'],
      examples: ['Drum replaced', ''],
      hint: 'May be blank.',
    },
  }),
} as const satisfies { [Kind in ImportKind]: Sheet<never> | unknown };

export const columnsOf = (kind: ImportKind): readonly [field: string, column: Column][] =>
  Object.entries(sheets[kind].columns);
