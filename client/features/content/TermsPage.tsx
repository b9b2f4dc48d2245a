import { paths } from '#shared/paths.ts';
import { LongRead } from './LongRead.tsx';
import { type InEachLanguage, useWritten } from './written.ts';

const terms: InEachLanguage = import.meta.glob('./terms.*.md', { eager: true, import: 'default' });

export const Component = () => <LongRead page={useWritten(terms)} path={paths.terms} updated="2026-11-26" />;
