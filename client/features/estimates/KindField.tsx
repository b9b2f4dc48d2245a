import { RadioCards } from '#client/ui/RadioCards.tsx';
import { type EstimateKind, estimateKinds, kindLabel } from '#shared/estimates/states.ts';
import { estimateTexts as t } from './texts.ts';

type Props = { value: EstimateKind; onChange: (kind: EstimateKind) => void };

export const KindField = ({ value, onChange }: Props) => (
  <RadioCards
    legend={t('kind')}
    options={estimateKinds.map((kind) => [kind, kindLabel(kind)] as const)}
    value={value}
    choose={onChange}
  />
);
