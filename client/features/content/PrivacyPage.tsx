import { paths } from '#shared/paths.ts';
import { LongRead } from './LongRead.tsx';
import { type InEachLanguage, useWritten } from './written.ts';

const privacy: InEachLanguage = import.meta.glob('./privacy.*.md', { eager: true, import: 'default' });

export const Component = () => (
  <LongRead page={useWritten(privacy)} path={paths.privacy} updated="2026-11-26" />
);
