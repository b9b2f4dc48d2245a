// How soon a page that stays open sees what the technician has done meanwhile.
import { type Stage, stageTable } from '#shared/orders/stages.ts';

const whileAtWorkMs = 15_000;

/** Milliseconds between two readings, false for none: while the technician is there, an estimate may come any moment. */
export const rereadInterval = (stage: Stage | undefined): number | false =>
  stage && stageTable[stage].now ? whileAtWorkMs : false;
