// The opening checklist has an owner's tasks on the opening day. Each step finds out by itself whether it is
// done.
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Group, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { type Opening, type OpeningStep, openingSteps } from '#shared/backoffice/schema.ts';
import { paths } from '#shared/paths.ts';
import { Section } from '../Section.tsx';
import { lists } from './lists.ts';
import classes from './Overview.module.css';

const inWords = new Intl.ListFormat('en-IN', { type: 'conjunction' });

const titles: Record<OpeningStep, string> = {
  business: 'Your business',
  services: 'Services',
  visitTimes: 'Visit times',
  tax: 'Tax and UPI',
  technician: 'The first technician',
  testBooking: 'A test booking',
};

type Step = { words: string; actions: ReactNode };

export function Checklist({ opening }: { opening: Opening }) {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const setSettings = trpc.bills.setSettings.useMutation();
  const addSamples = trpc.catalogue.addSamples.useMutation();
  const dismiss = trpc.backoffice.dismissOpening.useMutation();
  const removeTest = trpc.orders.removeTest.useMutation();
  const [run, pending] = usePending(async (work: () => Promise<{ message: string }>) => {
    try {
      toast.success((await work()).message);
    } catch (error) {
      toast.error(wordsOf(error));
    }
    await queryClient.invalidateQueries();
  });
  const saveUnregistered = async () => {
    const settings = await utils.bills.settings.fetch(undefined, { staleTime: 0 });
    return setSettings.mutateAsync({ ...settings, registration: 'none' });
  };
  const { done, missing, testOrder } = opening;
  const link = (to: string, words: string) => (
    <ButtonLink variant="outline" to={to}>
      {words}
    </ButtonLink>
  );
  const steps: Record<OpeningStep, Step> = {
    business: {
      words:
        missing.length > 0
          ? `Your pages show no ${inWords.format(missing)} yet. WhatsApp, city and since when stand there too.`
          : 'Name, contact, WhatsApp, city, since when.',
      actions: link(paths.admin.settingsSection('business'), 'Business'),
    },
    services: {
      words: done.services
        ? 'Edit prices, words and pictures under All Products.'
        : 'Begin with our samples and edit them, import a list, or write your own.',
      actions: done.services ? (
        link(paths.admin.products, 'All Products')
      ) : (
        <>
          <Button pending={pending} onClick={() => void run(() => addSamples.mutateAsync())}>
            {addSamples.isPending ? 'Adding the samples…' : 'Take over the 42 sample services'}
          </Button>
          {link(paths.admin.import('services'), 'Import')}
          {link(paths.admin.products, 'Add your own')}
        </>
      ),
    },
    visitTimes: {
      words: 'When do you come? Look at the week, change it, and press Save.',
      actions: link(paths.admin.settingsSection('visit-times'), 'Visit Times'),
    },
    tax: {
      words: 'Are you registered for GST? The UPI id, with which customers pay by phone, stands there too.',
      actions: (
        <>
          {link(paths.admin.settingsSection('tax-and-bills'), 'Tax and Bills')}
          {!done.tax && (
            <Button variant="outline" pending={pending} onClick={() => void run(saveUnregistered)}>
              Not registered
            </Button>
          )}
        </>
      ),
    },
    technician: {
      words: 'Invite him by email or WhatsApp. He chooses a password and sees his jobs on his phone.',
      actions: link(paths.admin.settingsSection('technicians'), 'Technicians'),
    },
    testBooking: {
      words: testOrder
        ? 'Play it through. You can remove it while it has no bill.'
        : 'Book as if a customer had called, and see what happens. It can be removed.',
      actions: testOrder ? (
        <>
          {link(lists.order(testOrder._id), `Order ${testOrder.orderNumber}`)}
          <Button
            variant="quiet"
            pending={pending}
            onClick={() => void run(() => removeTest.mutateAsync({ id: testOrder._id }))}
          >
            Remove test booking
          </Button>
        </>
      ) : (
        done.services && link(paths.admin.testBooking, 'Make a test booking')
      ),
    },
  };
  const count = openingSteps.filter((step) => done[step]).length;
  return (
    <Section title="Open your shop" aside={`${count} of ${openingSteps.length} done`}>
      <ol className={classes.steps}>
        {openingSteps.map((step) => (
          <li key={step} data-done={done[step] || undefined}>
            <span className={classes.mark}>{done[step] && <Icon name="check" size={18} />}</span>
            <Stack gap={6} miw={0}>
              <Text component="h3" fw={700} fz="var(--type-body)">
                {titles[step]}
                <span className="visually-hidden">{done[step] ? ', done' : ', to do'}</span>
              </Text>
              <Text size="sm" c="dimmed">
                {steps[step].words}
              </Text>
              <Group gap="xs">{steps[step].actions}</Group>
            </Stack>
          </li>
        ))}
      </ol>
      <Group justify="space-between" mt="sm">
        <Link to={paths.home}>See your shop as customers do</Link>
        <Button variant="quiet" pending={pending} onClick={() => void run(() => dismiss.mutateAsync())}>
          Close the checklist
        </Button>
      </Group>
    </Section>
  );
}
