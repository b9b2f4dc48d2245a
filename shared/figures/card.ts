import { formatRupees } from '../format.ts';
import { type FigureName, formatFigure } from './definitions.ts';
import type { TechnicianCard } from './schema.ts';
import { figureHelpTexts, figureTexts } from './texts.ts';

const shown = [
  'done',
  'onTime',
  'firstVisit',
  'claims',
  'cameBack',
  'averageBill',
  'rating',
] as const satisfies FigureName[];

/** A technician's figures with their words, for the office and for his own phone. */
export const cardFacts = (card: TechnicianCard): { name: string; help: string; value: string }[] => [
  ...shown.map((name) => ({
    name: figureTexts(name),
    help: figureHelpTexts(name),
    value: formatFigure(name, card),
  })),
  { name: figureTexts('cash'), help: figureHelpTexts('cash'), value: formatRupees(card.cash) },
];
