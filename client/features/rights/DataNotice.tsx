import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Small } from '#client/ui/mantine/layout.tsx';
import { paths } from '#shared/paths.ts';
import { noticeTexts as t } from './notice-texts.ts';

type Kind = (typeof t.keys)[number];

/** Says at a form the purpose of its data, the retention period and the contact for questions. */
export const DataNotice = ({ of }: { of: Kind }) => (
  <Small>
    {t.rich<Kind, ReactNode>(of, {
      link: (words: ReactNode[]) => (
        <Link key="link" to={paths.privacy}>
          {words}
        </Link>
      ),
    })}
  </Small>
);
