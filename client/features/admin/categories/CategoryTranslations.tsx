import { TextField } from '#client/ui/TextField.tsx';
import type { CategoryTranslations as Translations } from '#shared/catalogue/translations.ts';
import { maxLength } from '#shared/limits.ts';
import { TranslationFields } from '../translations/Translations.tsx';
import { translationTexts as t } from '../translations/texts.ts';

type Props = { value: Translations; onChange: (value: Translations) => void };

export const CategoryTranslations = ({ value, onChange }: Props) => (
  <TranslationFields>
    <TextField
      size="sm"
      lang="hi"
      label={t('hindiName')}
      maxLength={maxLength.name}
      value={value.hi}
      onChange={(event) => onChange({ ...value, hi: event.currentTarget.value })}
    />
    <TextField
      size="sm"
      lang="mr"
      label={t('marathiName')}
      maxLength={maxLength.name}
      value={value.mr}
      onChange={(event) => onChange({ ...value, mr: event.currentTarget.value })}
    />
  </TranslationFields>
);
