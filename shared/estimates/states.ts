import { namesOf } from '../names-of.ts';

export const estimateKindTable = {
  part: { label: 'Part' },
  labour: { label: 'Labour' },
  other: { label: 'Other' },
} as const satisfies Record<string, { label: string }>;
export type EstimateKind = keyof typeof estimateKindTable;
export const estimateKinds = namesOf(estimateKindTable);

export const estimateStateTable = {
  draft: { label: 'Not shown yet', words: 'changed' },
  offered: { label: 'Waiting for an answer', words: 'offered' },
  agreed: { label: 'Agreed', words: 'agreed to' },
  declined: { label: 'Declined', words: 'declined' },
} as const satisfies Record<string, { label: string; words: string }>;
export type EstimateState = keyof typeof estimateStateTable;
export const estimateStates = namesOf(estimateStateTable);

export const answerPlaceTable = {
  phone: { words: "on the technician's phone" },
  link: { words: 'by the tracking link' },
  account: { words: "in the customer's account" },
  call: { words: 'told to the shop' },
} as const satisfies Record<string, { words: string }>;
export type AnswerPlace = keyof typeof answerPlaceTable;
export const answerPlaces = namesOf(answerPlaceTable);
