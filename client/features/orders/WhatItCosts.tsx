// What a change of mind costs, before it is done.
import { indiaMoment } from '#shared/india-day.ts';
import { isShortNotice } from '#shared/orders/due.ts';
import type { Visit } from '#shared/visits/schema.ts';

export const WhatItCosts = ({ visit }: { visit: Visit | null }) => (
  <p>
    This costs nothing.
    {isShortNotice(visit && indiaMoment(visit.date, visit.from), Date.now()) &&
      " Less than 24 hours' notice: please call us next time."}
  </p>
);
