import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#client/ui/Button.tsx';
import { Loaded, type Reading } from '../Loaded.tsx';
import { Screen } from '../Screen.tsx';
import { printTexts as t } from './texts.ts';

type Props<Data> = {
  title: string;
  back: { to: string; words: string };
  reading: Reading<Data>;
  children: (data: Data) => ReactNode;
};

export const PrintScreen = <Data,>({ title, back, reading, children }: Props<Data>) => (
  <Screen
    title={title}
    beside={
      <Link data-screen-only to={back.to}>
        {back.words}
      </Link>
    }
    actions={
      <Button variant="outline" onClick={() => window.print()}>
        {t('print')}
      </Button>
    }
  >
    <Loaded reading={reading} height={480}>
      {children}
    </Loaded>
  </Screen>
);
