import { NothingHere } from '#client/ui/NothingHere.tsx';
import { appTexts as t } from './texts.ts';

export const handle = { status: 404 };

export const Component = () => <NothingHere title={t('notFound')} text={t('notFoundHelp')} />;
