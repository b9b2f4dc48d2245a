import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Menu } from '#client/ui/Menu.tsx';
import { currentLanguage } from '#shared/language.ts';
import { MenuButton } from './MenuButton.tsx';
import { adminTexts as t } from './texts.ts';
import { useFile } from './use-file.ts';

type Props = {
  words: string;
  /** The message if the download failed. */
  failed: string;
  address: string;
  fileName: string;
};

const Waiting = ({ words }: { words: string | null }) => (
  <span role="status" className="visually-hidden">
    {words === t('waiting') && t('inTurn')}
  </span>
);

export function FileButton({ words, ...file }: Props) {
  const { words: progress, save } = useFile();
  const busy = progress !== null;
  return (
    <>
      <Button variant="outline" onClick={() => void save(file)} pending={busy} aria-busy={busy}>
        <Icon name="download" size={18} />
        {progress ?? words}
      </Button>
      <Waiting words={progress} />
    </>
  );
}

type ExportProps = {
  address: string;
  /** The file's name without its ending. */
  fileName: string;
  filters: Readonly<Record<string, unknown>>;
  more?: readonly Props[];
};

/** Exports all rows of a list as it is filtered, and `more` files. */
export function ExportMenu({ address, fileName, filters, more = [] }: ExportProps) {
  const { words: progress, save } = useFile();
  const files = (['xlsx', 'csv'] as const).map((format) => ({
    words: t(format),
    failed: t('exportFailed'),
    address: withFilters(address, { ...filters, format }),
    fileName: `${fileName}.${format}`,
  }));
  return (
    <>
      <MenuButton words={progress ?? t('export')} pending={progress !== null}>
        {[...files, ...more].map(({ words, ...file }) => (
          <Menu.Item key={words} onClick={() => void save(file)}>
            {words}
          </Menu.Item>
        ))}
      </MenuButton>
      <Waiting words={progress} />
    </>
  );
}

export function withFilters(address: string, filters: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, String(value));
  if (currentLanguage() !== 'en') query.set('language', currentLanguage());
  return `${address}?${query}`;
}
