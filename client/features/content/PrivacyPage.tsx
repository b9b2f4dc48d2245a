import { paths } from '#shared/paths.ts';
import { allRetainedData, retentionSentence } from '#shared/rights/retention.ts';
import { GrievanceOfficer } from '../rights/Officer.tsx';
import { LongRead } from './LongRead.tsx';
import { type InEachLanguage, useWritten } from './written.ts';

const privacy: InEachLanguage = import.meta.glob('./privacy.*.md', { eager: true, import: 'default' });

// Here, so that the other written pages do not load the texts.
export const privacyWords = { kept: allRetainedData.map(retentionSentence).join('\n') };

export const Component = () => (
  <LongRead
    page={useWritten(privacy, privacyWords)}
    path={paths.privacy}
    updated="2026-11-29"
    officer={<GrievanceOfficer />}
  />
);
