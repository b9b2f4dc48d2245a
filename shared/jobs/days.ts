/** How many days after today My Jobs shows. */
export const shownDaysAhead = 8;
