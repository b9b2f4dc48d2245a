/** No test ends because the machine is busy. Tests of what the shop does after a while set it to 1. */
export const patience = 20;
