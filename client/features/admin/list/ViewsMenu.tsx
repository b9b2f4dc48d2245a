import { lazy, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { chunk } from '#client/app/chunk.ts';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { Menu } from '#client/ui/Menu.tsx';
import { listTexts as t } from '#client/ui/table/texts.ts';
import type { ViewList } from '#shared/views/schema.ts';
import { MenuButton } from '../MenuButton.tsx';
import { PanelPart } from '../PanelPart.tsx';

const ViewDialog = lazy(chunk(() => import('./ViewDialog.tsx')));

type SavedView = Answer['views']['list'][number];

type Props = { list: ViewList; query: string };

/** The saved views of a list: filters with a name, for one person or all staff. A view stores the URL's query. */
export function ViewsMenu({ list, query }: Props) {
  const navigate = useNavigate();
  const { data: views = [] } = trpc.views.list.useQuery({ list }, { staleTime: 30_000 });
  const [dialog, setDialog] = useState<'save' | 'remove' | null>(null);
  const own = views.filter((view) => view.own);
  const ownViews = own.filter(({ shared }) => !shared);
  const viewsForAll = views.filter(({ shared }) => shared);
  const current = views.find((view) => view.query === query);
  const group = (title: string, some: readonly SavedView[]) =>
    some.length > 0 && (
      <>
        <Menu.Label>{title}</Menu.Label>
        {some.map((view) => (
          <Menu.Item
            key={view._id}
            aria-current={view === current || undefined}
            onClick={() => void navigate(`?${view.query}`)}
          >
            {view.name}
          </Menu.Item>
        ))}
      </>
    );
  return (
    <>
      <MenuButton
        words={current?.name ?? t('views')}
        label={`${t('views')}${current ? `: ${current.name}` : ''}`}
      >
        {group(t('ownViews'), ownViews)}
        {group(t('viewsForAll'), viewsForAll)}
        {views.length > 0 ? <Menu.Divider /> : <Menu.Label>{t('noViews')}</Menu.Label>}
        <Menu.Item onClick={() => setDialog('save')}>{t('saveThisView')}</Menu.Item>
        {own.length > 0 && <Menu.Item onClick={() => setDialog('remove')}>{t('removeViews')}</Menu.Item>}
      </MenuButton>
      {dialog && (
        <PanelPart>
          <ViewDialog
            list={list}
            query={query}
            removes={dialog === 'remove' ? own : null}
            close={() => setDialog(null)}
          />
        </PanelPart>
      )}
    </>
  );
}
