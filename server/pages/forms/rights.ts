import { type Forms, typed } from './form.ts';

export const rightsForms = {
  complaint: async ({ api, fields }) => {
    const { number } = await api.rights.complain(typed(fields));
    return { number: String(number) };
  },
} satisfies Forms;
