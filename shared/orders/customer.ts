import { z } from 'zod';
import { user } from '../accounts/schema.ts';
import { enquiry } from '../enquiries/schema.ts';
import { languageCodes } from '../language.ts';
import { moment, whole } from '../primitives.ts';

export const customerInput = z.object({ userId: z.coerce.number().pipe(whole) });

/** A customer's page. `due` is in rupees. Names, mobiles and places are those of their orders, the last used first. */
export const customerInFull = user.extend({
  language: z.enum(languageCodes),
  orderCount: z.number(),
  due: z.number(),
  names: z.array(z.string()),
  mobiles: z.array(z.string()),
  places: z.array(z.object({ area: z.string(), street: z.string() })),
  enquiries: z.array(enquiry),
  /** Notes of colleagues and messages that were opened. */
  events: z.array(
    z.object({
      _id: z.string(),
      at: moment,
      text: z.string(),
      by: z.string(),
      orderId: z.string(),
      orderNumber: whole,
    }),
  ),
});

export type CustomerInFull = z.output<typeof customerInFull>;
