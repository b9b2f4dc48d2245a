import { RadioCards } from '#client/ui/RadioCards.tsx';
import { type EstimateKind, estimateKinds } from '#shared/estimates/states.ts';
import { kindTexts } from '#shared/estimates/texts.ts';
import { estimateTexts as t } from './texts.ts';

type Props = { value: EstimateKind; onChange: (kind: EstimateKind) => void };

export const KindField = ({ value, onChange }: Props) => (
  <RadioCards
    legend={t('kind')}
    options={estimateKinds.map((kind) => [kind, kindTexts(kind)] as const)}
    value={value}
    choose={onChange}
  />
);
