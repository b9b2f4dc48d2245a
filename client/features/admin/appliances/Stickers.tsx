import { useState } from 'react';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { Button, ButtonAnchor } from '#client/ui/Button.tsx';
import { Group, Small, Stack } from '#client/ui/mantine/layout.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { mostSheets } from '#shared/appliances/schema.ts';
import { Section } from '../Section.tsx';
import { settingsTexts } from '../settings/texts.ts';
import { useAction } from '../use-action.ts';
import { applianceTexts as t } from './texts.ts';

type Made = Answer['appliances']['makeStickers']['data'];

const numbers = Array.from({ length: mostSheets }, (_, at) => `${at + 1}`);

/** Makes blank stickers and prints them. The same link prints a run again. */
export function Stickers() {
  const make = trpc.appliances.makeStickers.useMutation();
  const [run, pending] = useAction([]);
  const [sheets, setSheets] = useState('1');
  const [made, setMade] = useState<Made | null>(null);
  const send = async () => {
    const answer = await make.mutateAsync({ sheets: Number(sheets) });
    setMade(answer.data);
    return answer;
  };
  return (
    <Section title={settingsTexts('stickers')}>
      <Stack gap="sm">
        <Small>{t('stickersHelp')}</Small>
        <Group align="end" gap="xs">
          <SelectField
            label={t('sheets')}
            options={numbers}
            value={sheets}
            onChange={({ currentTarget }) => setSheets(currentTarget.value)}
          />
          <Button variant={made ? 'outline' : 'primary'} pending={pending} onClick={() => void run(send)}>
            {t('makeStickers')}
          </Button>
        </Group>
        {made && (
          <div>
            <ButtonAnchor href={`/api/sticker-sheets/${made._id}`} target="_blank" rel="noopener">
              {t('printSheets', { count: made.count })}
            </ButtonAnchor>
          </div>
        )}
      </Stack>
    </Section>
  );
}
