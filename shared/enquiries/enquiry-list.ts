import { columnFormats, type Fields } from '../lists.ts';
import { statusTexts } from '../orders/texts.ts';
import { areaName, serviceTypeName } from '../place-names.ts';
import type { Enquiry } from './schema.ts';

export const enquiryFields = {
  sr: { of: (_enquiry, number) => String(number), width: 8 },
  fullName: { of: ({ fullname }) => fullname, width: 26 },
  address: { of: ({ area }) => areaName(area), width: 20 },
  email: { of: ({ email }) => email, width: 32 },
  mobile: { of: ({ mobile }) => mobile, width: 14 },
  serviceType: { of: ({ serviceType }) => serviceTypeName(serviceType), width: 32 },
  message: { of: ({ message }) => message, width: 60 },
  createdDate: { of: ({ createdAt }) => new Date(createdAt), width: 20, format: columnFormats.moment },
  status: { of: ({ status }) => statusTexts(status), width: 12 },
} satisfies Fields<Enquiry>;
