import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#client/features/admin/Loaded.tsx';
import { Typography } from '#client/ui/mantine/Typography.ts';
import { currentLanguage } from '#shared/language.ts';
import classes from './Guide.module.css';

const files = import.meta.env.SSR ? {} : import.meta.glob<{ default: string }>('../../../docs/*-guide*.md');

const fileOf = (name: 'admin' | 'technician') => {
  const language = currentLanguage();
  return `../../../docs/${name}-guide${language === 'en' ? '' : `.${language}`}.md`;
};

/** A guide of docs/ in the reader's language. The build has turned it into HTML (client/guides.ts). */
export function Guide({ name }: { name: 'admin' | 'technician' }) {
  const file = fileOf(name);
  const reading = useQuery({
    queryKey: [file],
    queryFn: async () => (await files[file]?.())?.default ?? '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Loaded reading={reading} height={600}>
      {(html) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, written at the build
        <Typography maw="75ch" className={classes.guide} dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </Loaded>
  );
}
