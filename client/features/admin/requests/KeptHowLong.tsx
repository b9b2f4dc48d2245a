import { trpc } from '#client/lib/trpc.ts';
import { Box } from '#client/ui/mantine/layout.tsx';
import { retentionSentence } from '#shared/rights/retention.ts';
import { LoadedSection } from '../Section.tsx';
import { requestTexts as t } from './texts.ts';

/** The same lines as on the Privacy Policy, each with the number that the next sweep deletes. */
export function KeptHowLong() {
  const reading = trpc.rights.dueForSweep.useQuery();
  return (
    <Box mt="lg">
      <LoadedSection title={t('keptHowLong')} reading={reading} height={200}>
        {(list) => (
          <ul>
            {list.map(({ kept, due }) => (
              <li key={kept}>
                {retentionSentence(kept)} {due > 0 && <strong>{t('wouldGo', { count: due })}</strong>}
              </li>
            ))}
          </ul>
        )}
      </LoadedSection>
    </Box>
  );
}
