import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import { useShopForm } from '#client/lib/form.ts';
import { shrinkPicture } from '#client/lib/shrink-picture.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/Button.tsx';
import { FileInput } from '#client/ui/FileInput.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Group, Small, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
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
import { readSticker } from '#shared/appliances/sticker-code.ts';
import { formatShortDate } from '#shared/format.ts';
import type { Job } from '#shared/jobs/schema.ts';
import { fieldMessages as say } from '#shared/messages.ts';
import { photoTypes } from '../accounts/read-photo.ts';
import { WordFields } from '../appliances/WordFields.tsx';
import { applianceTexts as t } from './appliance-texts.ts';
import { jobsStore } from './jobs-store.ts';
import type { ApplianceNamed, NewStep } from './offline/step-kinds.ts';
import { ScanSticker } from './ScanSticker.tsx';
import { jobTexts } from './texts.ts';

/** The appliance of a service, or the sticker of an appliance that is named there. */
export type ApplianceQuestion = { productId: string; bind?: { _id: string; name: string } };

type Props = ApplianceQuestion & { job: Job; close: () => void };

type Named = Omit<ApplianceNamed, 'productId'>;

export function ApplianceDialog({ job, productId, bind, close }: Props) {
  const take = (...all: Named[]) => {
    close();
    void jobsStore.takeStep(
      ...all.map((named): NewStep => {
        return { job: job._id, kind: 'nameAppliance', what: { productId, ...named } };
      }),
    );
  };
  return bind ? (
    <BindDialog
      close={close}
      take={(sticker) => take({ name: bind.name, appliance: { _id: bind._id }, sticker })}
    />
  ) : (
    <NameDialog job={job} productId={productId} close={close} take={take} />
  );
}

const sticker = z.string().refine((typed) => readSticker(typed) !== null, { error: say.stickerRequired });

function BindDialog({ close, take }: { close: () => void; take: (sticker: string) => void }) {
  const initialValues: { sticker: string } = { sticker: '' };
  const form = useShopForm({ schema: z.object({ sticker }), initialValues });
  const onSubmit = form.submit(async (typed) => {
    take(typed.sticker);
  });
  return (
    <FormDialog title={jobTexts('bindSticker')} yes={t('save')} close={close} form={form} onSubmit={onSubmit}>
      <StickerField label={t('letters')} form={form} />
    </FormDialog>
  );
}

const schema = z.object({
  ...applianceForm.pick({ kind: true, maker: true, place: true, serial: true }).shape,
  picture: z.string(),
  sticker: z.literal('').or(sticker),
});

type Typed = Record<Exclude<keyof z.output<typeof schema>, 'kind'>, string> & { kind: ApplianceKind };

const allKinds = (category: string) => [
  ...new Set([...kindsFor(category).filter((kind) => kind !== 'other'), ...applianceKinds]),
];

type NameProps = Omit<Props, 'bind'> & { take: (...all: Named[]) => void };

function NameDialog({ job, productId, close, take }: NameProps) {
  const { category } = job;
  const line = job.products.find((one) => one.productId === productId);
  const named = line?.appliances ?? [];
  const known = (job.appliances ?? [])
    .filter(({ _id }) => !named.some((one) => one._id === _id))
    .sort((a, b) => Number(fitsCategory(b.kind, category)) - Number(fitsCategory(a.kind, category)));
  const [isNew, setIsNew] = useState(known.length === 0);
  const kind: ApplianceKind = kindOfService(line?.productName ?? '', category);
  const initialValues: Typed = { kind, maker: '', place: '', serial: '', picture: '', sticker: '' };
  const form = useShopForm({ schema, initialValues });
  const onSubmit = form.submit(async ({ picture, sticker: code, ...words }) => {
    if (!isNew) return;
    const appliance = { _id: newId(), ...words };
    const name = applianceName(words);
    take(
      { name, appliance, ...(picture && { picture }) },
      // A step of its own, so that a mistyped sticker leaves the appliance.
      ...(code ? [{ name, appliance: { _id: appliance._id }, sticker: code }] : []),
    );
  });
  return (
    <FormDialog
      title={jobTexts('whichAppliance')}
      yes={t('save')}
      close={close}
      form={form}
      blocked={!isNew}
      onSubmit={onSubmit}
    >
      {line && <Small>{line.productName}</Small>}
      {known.map(({ _id, name, sticker: code, repairs: [last] }) => (
        <Button key={_id} variant="outline" wide onClick={() => take({ name, appliance: { _id } })}>
          <span>
            {name}
            {code && <Fact>{jobTexts('sticker', { code })}</Fact>}
            {last && <Fact>{`${formatShortDate(last.date)}: ${last.services.join(', ')}`}</Fact>}
          </span>
        </Button>
      ))}
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

const Fact = ({ children }: { children: string }) => (
  <Text span display="block" size="sm" fw={400}>
    {children}
  </Text>
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

type StickerForm = {
  values: { sticker: string };
  field: (name: 'sticker') => object;
  setFieldValue: (name: 'sticker', value: string) => void;
};

/** The letters, or a camera. What a camera reads is an address, which nobody needs to see. */
function StickerField({ label, form }: { label: string; form: StickerForm }) {
  const read = readSticker(form.values.sticker);
  return (
    <Stack gap="xs">
      {read && 'token' in read ? (
        <Group gap="xs" role="status">
          <Icon name="check" size={18} /> {t('scanned')}
        </Group>
      ) : (
        <TextField label={label} autoComplete="off" autoCapitalize="characters" {...form.field('sticker')} />
      )}
      <ScanSticker found={(words) => form.setFieldValue('sticker', words)} />
    </Stack>
  );
}
