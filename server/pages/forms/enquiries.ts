import { type Forms, typed } from './form.ts';

export const enquiryForms = {
  enquiry: async ({ api, fields }) => {
    const { message } = await api.enquiries.send(typed(fields));
    for (const name of [...fields.keys()]) fields.delete(name);
    return { success: message };
  },
} satisfies Forms;
