import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Text } from '#client/ui/mantine/layout.tsx';
import { paths } from '#shared/paths.ts';
import { noticeTexts as t } from './notice-texts.ts';

type Kind = (typeof t.keys)[number];

/** Says at a form what its data is for, how long it is kept and whom to ask. */
export const DataNotice = ({ of }: { of: Kind }) => (
  <Text fz="sm" c="dimmed">
    {t.rich<Kind, ReactNode>(of, {
      link: (words: ReactNode[]) => (
        <Link key="link" to={paths.privacy}>
          {words}
        </Link>
      ),
    })}
  </Text>
);
