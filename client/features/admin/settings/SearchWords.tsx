import { trpc } from '#client/lib/trpc.ts';
import { Text } from '#client/ui/mantine/layout.tsx';
import { TextAreaField } from '#client/ui/TextField.tsx';
import {
  type SearchWordKind,
  searchWordKinds,
  searchWords,
  type SearchWords as Values,
} from '#shared/catalogue/search-words.ts';
import { EditConflicts } from '../edit-conflicts/EditConflicts.tsx';
import { LoadedSection } from '../Section.tsx';
import classes from './Settings.module.css';
import { settingsTexts as t } from './texts.ts';
import { useSettingsForm } from './use-settings-form.tsx';

const names: Readonly<Record<SearchWordKind, string>> = {
  appliance: t('applianceWords'),
  work: t('workWords'),
  fault: t('faultWords'),
};
const hints: Readonly<Record<SearchWordKind, string>> = {
  appliance: t('applianceWordsHelp'),
  work: t('workWordsHelp'),
  fault: t('faultWordsHelp'),
};

export function SearchWords() {
  const words = trpc.catalogue.searchWords.useQuery(undefined, { staleTime: 0 });
  return (
    <LoadedSection title={t('searchWords')} reading={words} height={420}>
      {(saved) => <Fields saved={saved} refetch={async () => (await words.refetch()).data} />}
    </LoadedSection>
  );
}

function Fields({ saved, refetch }: { saved: Values; refetch: () => Promise<Values | undefined> }) {
  const update = trpc.catalogue.setSearchWords.useMutation();
  const { form, edit, onSubmit, bar } = useSettingsForm({
    schema: searchWords,
    saved,
    toValues: (values) => values,
    refetch,
    send: (values, seen) => update.mutateAsync({ ...values, seen }),
    note: t('searchWordsNote'),
  });
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <EditConflicts {...edit} names={names} format={(_, value) => String(value)} />
      <Text size="sm" c="dimmed">
        {t('searchWordsHelp')}
      </Text>
      {searchWordKinds.map((kind) => (
        <TextAreaField
          key={kind}
          size="sm"
          label={names[kind]}
          description={hints[kind]}
          {...form.getInputProps(kind)}
        />
      ))}
      {bar}
    </form>
  );
}
