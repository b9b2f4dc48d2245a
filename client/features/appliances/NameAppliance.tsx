import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import { useShopForm } from '#client/lib/form.ts';
import { shrinkPicture } from '#client/lib/shrink-picture.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/Button.tsx';
import { FileInput } from '#client/ui/FileInput.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Group, Small, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { accountFieldTexts } from '#shared/account-field-texts.ts';
import {
  type ApplianceKind,
  applianceKinds,
  applianceName,
  fitsCategory,
  kindOfService,
  kindsFor,
} from '#shared/appliances/kinds.ts';
import { applianceForm } from '#shared/appliances/schema.ts';
import { photoTypes } from '../accounts/read-photo.ts';
import { applianceFieldTexts } from './field-texts.ts';
import { namingTexts as t } from './naming-texts.ts';
import { StickerField, sticker } from './StickerField.tsx';
import { WordFields } from './WordFields.tsx';

/** A known appliance by its `_id`, or a new one with the id made here. `sticker` is a code or a token. */
export type Named = {
  name: string;
  appliance:
    | { _id: string }
    | { _id: string; kind: ApplianceKind; maker: string; place: string; serial: string };
  picture?: string;
  sticker?: string;
};

type Known = { _id: string; name: string; kind: ApplianceKind; facts: readonly string[] };

type Props = {
  service: string;
  /** The category of the service, whose appliances come first. */
  category: string;
  known: readonly Known[];
  take: (named: Named) => unknown;
  close: () => void;
};

const schema = z.object({
  ...applianceForm.pick({ kind: true, maker: true, place: true, serial: true }).shape,
  picture: z.string(),
  sticker: z.literal('').or(sticker),
});

type Typed = Record<Exclude<keyof z.output<typeof schema>, 'kind'>, string> & { kind: ApplianceKind };

const allKinds = (category: string) => [
  ...new Set([...kindsFor(category).filter((kind) => kind !== 'other'), ...applianceKinds]),
];

/** Asks which appliance a service is for: a known one by one tap, or a new one. */
export function NameAppliance({ service, category, known, take, close }: Props) {
  const fitting = known.filter(({ kind }) => fitsCategory(kind, category));
  const others = known.filter((one) => !fitting.includes(one));
  const [isNew, setIsNew] = useState(fitting.length === 0);
  const kindOf = kindOfService(service, category);
  // An unknown kind is asked for.
  const kind = (kindOf === 'other' ? '' : kindOf) as ApplianceKind;
  const initialValues: Typed = { kind, maker: '', place: '', serial: '', picture: '', sticker: '' };
  const form = useShopForm({ schema, initialValues });
  const onSubmit = form.submit(async ({ picture, sticker, ...words }) => {
    if (!isNew) return;
    const appliance = { _id: newId(), ...words };
    await take({
      name: applianceName(words),
      appliance,
      ...(picture && { picture }),
      ...(sticker && { sticker }),
    });
  });
  return (
    <FormDialog
      title={t('which')}
      yes={applianceFieldTexts('save')}
      close={close}
      form={form}
      blocked={!isNew}
      onSubmit={onSubmit}
    >
      <Small>{service}</Small>
      <KnownAppliances appliances={fitting} take={take} />
      {others.length > 0 && (
        <details>
          <summary>{t('others', { count: others.length })}</summary>
          <KnownAppliances appliances={others} take={take} />
        </details>
      )}
      {isNew ? (
        <>
          <WordFields field={form.field} kinds={allKinds(category)} />
          <Plate picture={form.values.picture} set={(picture) => form.setFieldValue('picture', picture)} />
          <StickerField label={t('lettersOptional')} form={form} />
        </>
      ) : (
        <Button variant="quiet" onClick={() => setIsNew(true)}>
          {t('newAppliance')}
        </Button>
      )}
    </FormDialog>
  );
}

const KnownAppliances = ({ appliances, take }: { appliances: readonly Known[] } & Pick<Props, 'take'>) => (
  <Stack gap="xs">
    {appliances.map(({ _id, name, facts }) => (
      <Button key={_id} variant="outline" wide onClick={() => void take({ name, appliance: { _id } })}>
        <span>
          {name}
          {facts.map((fact) => (
            <Text key={fact} span display="block" size="sm" fw={400}>
              {fact}
            </Text>
          ))}
        </span>
      </Button>
    ))}
  </Stack>
);

function Plate({ picture, set }: { picture: string; set: (picture: string) => void }) {
  const read = async ([file]: readonly File[]) => {
    if (!file) return;
    const shrunk = await shrinkPicture(file).catch(() => null);
    if (shrunk) set(shrunk);
    else toast.error(accountFieldTexts('photoUnreadable'));
  };
  return (
    <Group gap="xs">
      <FileInput
        capture="environment"
        accept={photoTypes.join(',')}
        aria-label={t('plateOptional')}
        words={t('plateOptional')}
        onFiles={(files) => void read(files)}
      />
      {picture && <img src={picture} alt={t('plate')} height={64} />}
    </Group>
  );
}
