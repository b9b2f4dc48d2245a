// What a change of mind costs, before it is done.
import type { Visit } from '#shared/visits/schema.ts';
import { isShortNotice } from './short-notice.ts';

export const WhatItCosts = ({ visit }: { visit: Visit | null }) => (
  <p>
    This costs nothing.
    {isShortNotice(visit, Date.now()) && " Less than 24 hours' notice: please call us next time."}
  </p>
);
