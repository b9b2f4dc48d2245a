// Wide windows show all sections with a jump list. A phone shows a list that leads to each section's own
// page.
import { useMediaQuery } from '@mantine/hooks';
import { Link, Navigate, useParams } from 'react-router-dom';
import { useCan } from '#client/lib/session.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { asList, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { paths } from '#shared/paths.ts';
import { Screen } from '../Screen.tsx';
import classes from './SettingsPage.module.css';
import { type SettingsSection, sections } from './sections.ts';
import { settingsTexts as t } from './texts.ts';

export function Component() {
  const { section: id } = useParams();
  const isWide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false });
  const may = useCan();
  const mine = sections.filter(({ permission }) => may(permission));
  const section = mine.find((each) => each.id === id);
  if (id && !section) return <Navigate to={paths.admin.settings} replace />;
  if (section)
    return (
      <Screen
        title={t('settings')}
        head={t('headOf', { section: section.title })}
        beside={<Link to={paths.admin.settings}>{t('allSettings')}</Link>}
      >
        <div className={classes.columns}>
          <section.Component />
          {isWide && <JumpList sections={mine} current={section.id} />}
        </div>
      </Screen>
    );
  return (
    <Screen title={t('settings')}>
      {isWide ? (
        <div className={classes.columns}>
          <Stack gap="md" miw={0}>
            {mine.map(({ id, Component }) => (
              <div key={id} id={id} tabIndex={-1} className={classes.target}>
                <Component />
              </div>
            ))}
          </Stack>
          <JumpList sections={mine} />
        </div>
      ) : (
        <PhoneList sections={mine} />
      )}
    </Screen>
  );
}

type Listed = { sections: readonly SettingsSection[] };

/** The links jump to a section. On a section's own page they lead to the other sections' pages. */
const JumpList = ({ sections, current }: Listed & { current?: string }) => (
  <nav aria-label={t('sections')} className={classes.jumps}>
    {sections.map(({ id, title }) =>
      current ? (
        <Link
          key={id}
          to={paths.admin.settingsSection(id)}
          aria-current={id === current ? 'page' : undefined}
        >
          {title}
        </Link>
      ) : (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ),
    )}
  </nav>
);

const PhoneList = ({ sections }: Listed) => (
  <nav aria-label={t('sections')}>
    <Stack gap="xs" renderRoot={asList}>
      {sections.map(({ id, title, about }) => (
        <li key={id}>
          <Link to={paths.admin.settingsSection(id)} className={classes.row}>
            <span>
              <strong>{title}</strong>
              <Text span display="block" size="sm" c="dimmed">
                {about}
              </Text>
            </span>
            <Icon name="right" size={20} />
          </Link>
        </li>
      ))}
    </Stack>
  </nav>
);
