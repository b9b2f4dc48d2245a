import { Link } from 'react-router-dom';
import { Guide } from '#client/features/content/Guide.tsx';
import { Box, Group, Text } from '#client/ui/mantine/layout.tsx';
import { paths } from '#shared/paths.ts';
import { jobTexts as t } from './texts.ts';

export const Component = () => (
  <Box component="main" id="main" tabIndex={-1} maw="80ch" mx="auto" p="md">
    <title>{t('help')}</title>
    <meta name="robots" content="noindex" />
    <Group justify="space-between" mb="md">
      <Text component="h1" fw={800} fz="1.5rem">
        {t('help')}
      </Text>
      <Link to={paths.jobs}>{t('myJobs')}</Link>
    </Group>
    <Guide name="technician" />
  </Box>
);
