import { useHotkeys } from '@mantine/hooks';
import { lazy, useState } from 'react';
import { chunk } from '#client/app/chunk.ts';
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Text, UnstyledButton } from '#client/ui/mantine/layout.tsx';
import { PanelPart } from '../PanelPart.tsx';
import classes from './PanelSearch.module.css';
import { searchTexts as t } from './texts.ts';

export const loadSearch = chunk(async () => {
  const { default: dialog, openSearch } = await import('./SearchDialog.tsx');
  return { default: dialog, openSearch };
});
const SearchDialog = lazy(loadSearch);

export function PanelSearch() {
  const [isAsked, setAsked] = useState(false);
  const open = () =>
    void loadSearch().then(
      ({ openSearch }) => {
        setAsked(true);
        openSearch();
      },
      (error) => toast.error(wordsOf(error)),
    );
  useHotkeys([['mod + K', open]], []);
  useHotkeys([['/', open]]);
  return (
    <>
      <UnstyledButton
        className={classes.field}
        aria-label={t('searchPanel')}
        aria-keyshortcuts="Control+K /"
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="search" size={20} />
        <Text span inherit display={{ base: 'none', sm: 'block' }}>
          {t('search')}
        </Text>
        <Text component="kbd" display={{ base: 'none', sm: 'block' }} ml="auto" ff="inherit" size="sm">
          {t('keys')}
        </Text>
      </UnstyledButton>
      {isAsked && (
        <PanelPart>
          <SearchDialog />
        </PanelPart>
      )}
    </>
  );
}
