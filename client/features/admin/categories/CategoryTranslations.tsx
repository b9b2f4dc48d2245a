import { TextField } from '#client/ui/TextField.tsx';
import type { CategoryTranslations as Translations } from '#shared/catalogue/translations.ts';
import { maxLength } from '#shared/limits.ts';
import { TranslationFields } from '../translations/Translations.tsx';
import { translationTexts as t } from '../translations/texts.ts';
import { categoryTexts } from './texts.ts';

export const noCategoryTexts: Translations = { hi: '', mr: '', shortEn: '', shortHi: '', shortMr: '' };

type Props = { value: Translations; onChange: (value: Translations) => void };

const fields = [
  { name: 'hi', lang: 'hi', label: t('hindiName') },
  { name: 'mr', lang: 'mr', label: t('marathiName') },
  { name: 'shortEn', lang: 'en', label: categoryTexts('shortName') },
  { name: 'shortHi', lang: 'hi', label: categoryTexts('shortHindi') },
  { name: 'shortMr', lang: 'mr', label: categoryTexts('shortMarathi') },
] as const;

export const CategoryTranslations = ({ value, onChange }: Props) => (
  <TranslationFields>
    {fields.map(({ name, lang, label }) => (
      <TextField
        key={name}
        size="sm"
        lang={lang}
        label={label}
        maxLength={maxLength.name}
        value={value[name]}
        onChange={(event) => onChange({ ...value, [name]: event.currentTarget.value })}
      />
    ))}
  </TranslationFields>
);
