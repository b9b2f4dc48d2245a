import type { FieldProps } from '#client/lib/form.ts';
import { TextField } from '#client/ui/TextField.tsx';
import type { CategoryTranslations as Translations } from '#shared/catalogue/translations.ts';
import { maxLength } from '#shared/limits.ts';
import { TranslationFields } from '../translations/Translations.tsx';
import { translationTexts as t } from '../translations/texts.ts';
import { categoryTexts } from './texts.ts';

export const noCategoryTexts: Translations = { hi: '', mr: '', shortEn: '', shortHi: '', shortMr: '' };

const fields = [
  { name: 'hi', lang: 'hi', label: t('hindiName') },
  { name: 'mr', lang: 'mr', label: t('marathiName') },
  { name: 'shortEn', lang: 'en', label: categoryTexts('shortName') },
  { name: 'shortHi', lang: 'hi', label: categoryTexts('shortHindi') },
  { name: 'shortMr', lang: 'mr', label: categoryTexts('shortMarathi') },
] as const;

type Props = { field: (name: `translations.${keyof Translations}`) => FieldProps };

export const CategoryTranslations = ({ field }: Props) => (
  <TranslationFields>
    {fields.map(({ name, ...words }) => (
      <TextField
        key={name}
        size="sm"
        maxLength={maxLength.name}
        {...words}
        {...field(`translations.${name}`)}
      />
    ))}
  </TranslationFields>
);
