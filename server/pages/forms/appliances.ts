import type { Forms } from './form.ts';

export const applianceForms = {
  /** The first press shows the form, the second adds the appliance. */
  appliance: async ({ api, sure, fields }) => {
    if (!sure) return {};
    const { makersWarrantyMonths: months, ...words } = Object.fromEntries(fields);
    await api.appliances.add({ ...words, ...(months && { makersWarrantyMonths: Number(months) }) } as never);
    return null;
  },
} satisfies Forms;
