import { type Stage, stageTable } from '#shared/orders/stages.ts';

const whileAtWorkMs = 15_000;

/** Polls while the technician is at work, because an estimate may come. In milliseconds, or false. */
export const rereadInterval = (stage: Stage | undefined): number | false =>
  stage && stageTable[stage].now ? whileAtWorkMs : false;
