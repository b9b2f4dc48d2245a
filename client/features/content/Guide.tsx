import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#client/features/admin/Loaded.tsx';
import { Stack } from '#client/ui/mantine/layout.tsx';
import { Typography } from '#client/ui/mantine/Typography.ts';
import { TextField } from '#client/ui/TextField.tsx';
import { currentLanguage } from '#shared/language.ts';
import classes from './Guide.module.css';
import { guideTexts as t } from './guide-texts.ts';

type Chapter = { id: string; title: string; html: string; words: string };

const files = import.meta.env.SSR
  ? {}
  : import.meta.glob<{ default: readonly Chapter[] }>('../../../docs/*-guide*.md');

const fileOf = (name: 'admin' | 'technician') => {
  const language = currentLanguage();
  return `../../../docs/${name}-guide${language === 'en' ? '' : `.${language}`}.md`;
};

/** A guide of docs/ in the reader's language, with contents and a search. The build has turned it into HTML (client/guides.ts). */
export function Guide({ name }: { name: 'admin' | 'technician' }) {
  const file = fileOf(name);
  const [wanted, setWanted] = useState('');
  const reading = useQuery({
    queryKey: [file],
    queryFn: async () => (await files[file]?.())?.default ?? [],
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Loaded reading={reading} height={600}>
      {(chapters) => {
        const words = wanted.trim().toLowerCase();
        const shown = chapters.filter((chapter) => chapter.words.includes(words));
        return (
          <div className={classes.page}>
            <TextField
              type="search"
              label={t('searchGuide')}
              value={wanted}
              onChange={(event) => setWanted(event.currentTarget.value)}
            />
            <nav aria-label={t('contents')}>
              <ul className={classes.contents}>
                {shown.map(
                  ({ id, title }) =>
                    title && (
                      <li key={id}>
                        <a href={`#${id}`}>{title}</a>
                      </li>
                    ),
                )}
              </ul>
            </nav>
            <Stack gap="md" maw="75ch">
              <p role="status">{words && shown.length === 0 && t('noChapter')}</p>
              {shown.map(({ id, html }) => (
                // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, written at the build
                <Typography key={id} className={classes.guide} dangerouslySetInnerHTML={{ __html: html }} />
              ))}
            </Stack>
          </div>
        );
      }}
    </Loaded>
  );
}
