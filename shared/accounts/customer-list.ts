import { columnFormats, type Fields } from '../lists.ts';
import type { User } from './schema.ts';
import { roleNameTexts } from './texts.ts';

export const customerFields = {
  userId: { of: ({ userId }) => String(userId), width: 10 },
  name: { of: ({ name }) => name, width: 26 },
  mobile: { of: ({ mobile }) => mobile, width: 14 },
  email: { of: ({ email }) => email, width: 32 },
  address: { of: ({ address }) => address, width: 40 },
  role: { of: ({ role }) => roleNameTexts(role), width: 14 },
  createdDate: { of: ({ createdAt }) => new Date(createdAt), width: 18, format: columnFormats.day },
  orders: { of: ({ orderCount }) => orderCount, width: 10, format: '0' },
} satisfies Fields<User & { orderCount: number }>;
