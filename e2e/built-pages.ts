// Vitest's global setup of the journeys: they walk through the pages of the present sources.
export { ensureBuilt as default } from '../scripts/built.ts';
