import { paths } from '#shared/paths.ts';
import { type Forms, typed } from './form.ts';
import { chosenVisit } from './visits.ts';

export const orderForms = {
  feedback: async ({ api, args: [orderId = ''], fields, token }) => {
    const given = { rating: Number(fields.get('rating')), comment: fields.get('comment') ?? '' };
    await (token === undefined
      ? api.orders.giveFeedback({ orderId, ...given })
      : api.tracking.giveFeedback({ token, ...given }));
    return null;
  },
  open: async () => ({}),
  sticker: async ({ fields }) => paths.sticker(fields.get('code') || '-'),
  lostLink: async ({ api, fields }) => {
    const { message } = await api.tracking.askForLinks(typed(fields));
    return { success: message };
  },
  time: async ({ api, args: [id = ''], sure, fields, token }) => {
    if (!sure) return {};
    const { visit, isExact } = chosenVisit(fields, await api.visits.times({}));
    if (!visit || !isExact) return {};
    await (token === undefined
      ? api.orders.reschedule({ id, visit })
      : api.tracking.reschedule({ token, visit }));
    return null;
  },
  cancel: async ({ api, args: [id = ''], sure, fields, token }) => {
    if (!sure) return {};
    const reason = fields.get('reason') || null;
    await (token === undefined ? api.orders.cancel({ id, reason }) : api.tracking.cancel({ token, reason }));
    return null;
  },
  answer: async ({ api, args: [id = '', version, choice], sure, token }) => {
    if (!sure) return {};
    const answer = { version: Number(version), agree: choice === 'agree' };
    await (token === undefined
      ? api.estimates.answer({ id, ...answer })
      : api.tracking.answerEstimate({ token, ...answer }));
    return null;
  },
} satisfies Forms;
