import { cardFacts } from '#shared/figures/card.ts';
import type { TechnicianCard } from '#shared/figures/schema.ts';
import { Numbers } from './Numbers.tsx';

/** A technician's figures. He sees the same card on his phone. */
export const Card = ({ card }: { card: TechnicianCard }) => <Numbers figures={cardFacts(card)} />;
