import { useLocalStorage, useMediaQuery } from '@mantine/hooks';

/** Whether the side menu is folded: as the user left it on this device, else on windows below 1100 px. */
export function useFolded(): [boolean, (folded: boolean) => void] {
  const isNarrow = useMediaQuery('(max-width: 68em)', false, { getInitialValueInEffect: false });
  const [stored, setStored] = useLocalStorage<boolean | null>({
    key: 'panelMenuFolded',
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  return [stored ?? isNarrow ?? false, setStored];
}
