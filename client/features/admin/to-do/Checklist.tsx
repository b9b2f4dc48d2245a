// An owner's tasks on the opening day. Each finds out by itself whether it is done.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Group, Small, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { ThemeIcon } from '#client/ui/mantine/ThemeIcon.ts';
import { type OpeningStep, openingSteps } from '#shared/backoffice/panel.ts';
import { paths } from '#shared/paths.ts';
import { Section } from '../Section.tsx';
import { useAction } from '../use-action.ts';
import { contactNames } from './contact-names.ts';
import classes from './ToDo.module.css';
import { toDoTexts as t } from './texts.ts';

type Opening = Answer['backoffice']['opening'];

const titles: Record<OpeningStep, string> = {
  business: t('business'),
  services: t('services'),
  visitTimes: t('visitTimes'),
  tax: t('tax'),
  technician: t('firstTechnician'),
};

type Step = { words: string; actions: ReactNode };

export function Checklist({ opening }: { opening: Opening }) {
  const queries = trpc.useUtils();
  const setSettings = trpc.bills.setSettings.useMutation();
  const addSamples = trpc.catalogue.addSamples.useMutation();
  const dismiss = trpc.backoffice.dismissOpening.useMutation();
  const [run, pending] = useAction('all');
  const saveUnregistered = async () => {
    const settings = await queries.bills.settings.fetch(undefined, { staleTime: 0 });
    return setSettings.mutateAsync({ ...settings, registration: 'none' });
  };
  const { done, missing, firstBill } = opening;
  const link = (to: string, words: string) => (
    <ButtonLink variant="outline" to={to}>
      {words}
    </ButtonLink>
  );
  const steps: Record<OpeningStep, Step> = {
    business: {
      words: missing.length > 0 ? t('pagesLack', { missing: contactNames(missing) }) : t('businessHelp'),
      actions: link(paths.admin.settingsSection('business'), t('toBusiness')),
    },
    services: {
      words: done.services ? t('editServices') : t('beginServices'),
      actions: done.services ? (
        link(paths.admin.products, t('allProducts'))
      ) : (
        <>
          <Button pending={pending} onClick={() => void run(() => addSamples.mutateAsync())}>
            {addSamples.isPending ? t('adding') : t('takeSamples')}
          </Button>
          {link(paths.admin.import('services'), t('import'))}
          {link(paths.admin.products, t('addOwn'))}
        </>
      ),
    },
    visitTimes: {
      words: t('visitTimesHelp'),
      actions: link(paths.admin.settingsSection('visit-times'), t('toVisitTimes')),
    },
    tax: {
      words: t('taxHelp', { firstBill }),
      actions: (
        <>
          {link(paths.admin.settingsSection('tax-and-bills'), t('taxAndBills'))}
          {!done.tax && (
            <Button variant="outline" pending={pending} onClick={() => void run(saveUnregistered)}>
              {t('notRegistered')}
            </Button>
          )}
        </>
      ),
    },
    technician: {
      words: t('technicianHelp'),
      actions: link(paths.admin.settingsSection('technicians'), t('technicians')),
    },
  };
  const count = openingSteps.filter((step) => done[step]).length;
  return (
    <Section title={t('openShop')} aside={t('doneOf', { done: count, all: openingSteps.length })}>
      <ol className={classes.tasks}>
        {openingSteps.map((step) => (
          <Group key={step} component="li" wrap="nowrap" align="flex-start" gap="sm" py="sm">
            <ThemeIcon variant={done[step] ? 'filled' : 'default'} radius="xl">
              {done[step] && <Icon name="check" size={18} />}
            </ThemeIcon>
            <Stack gap={6} miw={0}>
              <Text component="h3" fw={700} fz="var(--type-body)">
                {titles[step]}
                <span className="visually-hidden">{done[step] ? t('stepDone') : t('stepToDo')}</span>
              </Text>
              <Small>{steps[step].words}</Small>
              <Group gap="xs">{steps[step].actions}</Group>
            </Stack>
          </Group>
        ))}
      </ol>
      <Group justify="space-between" mt="sm">
        <Link to={paths.home}>{t('seeShop')}</Link>
        <Button variant="quiet" pending={pending} onClick={() => void run(() => dismiss.mutateAsync())}>
          {t('closeList')}
        </Button>
      </Group>
    </Section>
  );
}
