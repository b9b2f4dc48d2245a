import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Menu } from '#client/ui/mantine/Menu.ts';
import { currentLanguage } from '#shared/language.ts';
import { MenuButton } from './MenuButton.tsx';
import { adminTexts as t } from './texts.ts';
import { useFile } from './use-file.ts';

type Props = {
  words: string;
  /** The message if the file did not come. */
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

/** 'Export to Excel' with CSV beside it, where the specification names the button. */
export const ExportButtons = ({ address, fileName, filters }: ExportProps) => (
  <>
    {(['xlsx', 'csv'] as const).map((format) => (
      <FileButton
        key={format}
        words={t(format === 'csv' ? 'csv' : 'exportToExcel')}
        failed={t('exportFailed')}
        address={withFilters(address, { ...filters, ...(format === 'csv' && { format }) })}
        fileName={`${fileName}.${format}`}
      />
    ))}
  </>
);

type ExportProps = {
  address: string;
  /** The file's name without its ending. */
  fileName: string;
  filters: Readonly<Record<string, unknown>>;
};

/** Exports all rows of a list as it is filtered. */
export function ExportMenu({ address, fileName, filters }: ExportProps) {
  const { words, save } = useFile();
  return (
    <>
      <MenuButton words={words ?? t('export')} pending={words !== null}>
        {(['xlsx', 'csv'] as const).map((format) => (
          <Menu.Item
            key={format}
            onClick={() =>
              void save({
                address: withFilters(address, { ...filters, format }),
                fileName: `${fileName}.${format}`,
                failed: t('exportFailed'),
              })
            }
          >
            {t(format)}
          </Menu.Item>
        ))}
      </MenuButton>
      <Waiting words={words} />
    </>
  );
}

export function withFilters(address: string, filters: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, String(value));
  if (currentLanguage() !== 'en') query.set('language', currentLanguage());
  return `${address}?${query}`;
}
