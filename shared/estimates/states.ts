import { answerChannelTexts, kindTexts, stateLabelTexts } from './texts.ts';

export const estimateKinds = kindTexts.keys;
export type EstimateKind = (typeof estimateKinds)[number];
export const estimateStates = stateLabelTexts.keys;
export type EstimateState = (typeof estimateStates)[number];
export const answerChannels = answerChannelTexts.keys;
export type AnswerChannel = (typeof answerChannels)[number];
