import { columnFormats, type Fields } from '../lists.ts';
import { areaName } from '../place-names.ts';
import { formatVisit } from '../visits/words.ts';
import type { Order } from './schema.ts';
import { servicesInWords } from './sentences.ts';
import { stageLabel } from './stages.ts';
import { statusTexts } from './texts.ts';

const { moment, rupees } = columnFormats;

export const orderFields = {
  orderNumber: { of: ({ orderNumber }) => String(orderNumber), width: 13 },
  created: { of: ({ createdAt }) => new Date(createdAt), width: 18, format: moment },
  userId: { of: ({ uId }) => String(uId), width: 10 },
  fullName: { of: ({ fullname }) => fullname, width: 26 },
  mobile: { of: ({ mobile }) => mobile, width: 13 },
  email: { of: ({ email }) => email, width: 28 },
  area: { of: ({ area }) => areaName(area), width: 18 },
  street: { of: ({ street }) => street, width: 28 },
  services: { of: servicesInWords, width: 36 },
  total: { of: ({ totalPrice }) => totalPrice, width: 12, format: rupees },
  bill: { of: ({ billNumber }) => billNumber ?? '', width: 18 },
  billed: { of: ({ billTotal }) => billTotal, width: 12, format: rupees },
  due: { of: ({ due }) => due, width: 12, format: rupees },
  status: { of: ({ status }) => statusTexts(status), width: 12 },
  stage: { of: ({ stage }) => stageLabel(stage), width: 14 },
  visit: { of: ({ visit }) => (visit ? formatVisit(visit) : ''), width: 30 },
  technician: { of: ({ technician }) => technician?.name ?? '', width: 20 },
  note: { of: ({ note }) => note, width: 40 },
} satisfies Fields<Order>;
