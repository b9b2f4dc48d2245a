import { namesOf } from '../names-of.ts';
import { answerChannelTexts, kindTexts, stateLabelTexts, stateWordTexts } from './texts.ts';

export const estimateKindTable = {
  part: {},
  labour: {},
  other: {},
} as const;
export type EstimateKind = keyof typeof estimateKindTable;
export const estimateKinds = namesOf(estimateKindTable);

export const estimateStateTable = {
  draft: {},
  offered: {},
  agreed: {},
  declined: {},
} as const;
export type EstimateState = keyof typeof estimateStateTable;
export const estimateStates = namesOf(estimateStateTable);

export const answerChannelTable = {
  phone: {},
  link: {},
  account: {},
  call: {},
} as const;
export type AnswerChannel = keyof typeof answerChannelTable;
export const answerChannels = namesOf(answerChannelTable);

export const kindLabel = (kind: EstimateKind): string => kindTexts(kind);
export const stateLabel = (state: EstimateState): string => stateLabelTexts(state);
export const stateWords = (state: EstimateState): string => stateWordTexts(state);
export const answerChannelWords = (channel: AnswerChannel): string => answerChannelTexts(channel);
