import { Group } from '#client/ui/mantine/layout.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { namesOf } from '#shared/names-of.ts';
import { headingsRows, type Separator, separators, type TableChoices } from '#shared/separators.ts';
import { texts } from '#shared/texts.ts';

const t = texts({
  separator: { en: 'Between the columns', hi: 'कॉलम के बीच', mr: 'कॉलमच्या मधे' },
  headingsRow: { en: 'Headings in row', hi: 'शीर्षक किस पंक्ति में', mr: 'शीर्षके कोणत्या ओळीत' },
  auto: { en: 'As found in the file', hi: 'फ़ाइल के अनुसार', mr: 'फाइलप्रमाणे' },
  comma: { en: 'Comma ,', hi: 'कॉमा ,', mr: 'स्वल्पविराम ,' },
  semicolon: { en: 'Semicolon ;', hi: 'सेमीकोलन ;', mr: 'अर्धविराम ;' },
  tab: { en: 'Tab', hi: 'टैब', mr: 'टॅब' },
  bar: { en: 'Bar |', hi: 'खड़ी रेखा |', mr: 'उभी रेघ |' },
});

type Props = {
  fileName: string;
  value: TableChoices;
  disabled: boolean;
  change: (choices: TableChoices) => void;
};

/** Fields to correct how the shop read a text file: the separator of its columns, and the row of its headings. */
export const TableChoicesFields = ({ fileName, value, disabled, change }: Props) => (
  <Group gap="md" align="flex-end">
    {!/\.xlsx$/i.test(fileName) && (
      <SelectField
        label={t('separator')}
        options={['auto', ...namesOf(separators)]}
        nameOf={(option) => t(option as Separator | 'auto')}
        value={value.separator ?? 'auto'}
        disabled={disabled}
        onChange={({ currentTarget }) =>
          change({ separator: namesOf(separators).find((one) => one === currentTarget.value) })
        }
      />
    )}
    <SelectField
      label={t('headingsRow')}
      options={['auto', ...headingsRows]}
      nameOf={(option) => (option === 'auto' ? t('auto') : option)}
      value={value.headingsRow ?? 'auto'}
      disabled={disabled}
      onChange={({ currentTarget }) =>
        change({ headingsRow: headingsRows.find((one) => one === currentTarget.value) })
      }
    />
  </Group>
);
