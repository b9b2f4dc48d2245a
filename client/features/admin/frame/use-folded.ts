import { useLocalStorage } from '@mantine/hooks';
import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';
import { useMedia } from '#client/lib/use-media.ts';

/** Whether the side menu is folded: as the user left it on this device, else on windows below 1100 px. */
export function useMenuFolded(): [boolean, (folded: boolean) => void] {
  const isNarrow = useMedia('(max-width: 68em)');
  const [stored, setStored] = useLocalStorage<boolean | null>({
    key: 'panelMenuFolded',
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  return [useKnownInBrowser(stored) ?? isNarrow, setStored];
}
