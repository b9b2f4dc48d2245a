import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import emptyArt from '#client/assets/empty/no-feedback.svg';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { asList, Box, Group, Paper, SimpleGrid, Small, Stack } from '#client/ui/mantine/layout.tsx';
import { ShowMore } from '#client/ui/ShowMore.tsx';
import { StarRating } from '#client/ui/StarRating.tsx';
import type { ServiceFeedback } from '#shared/catalogue/schema.ts';
import { formatLongDate } from '#shared/format.ts';
import { catalogueTexts as t } from './texts.ts';

const countAtFirst = 6;

export function Feedbacks({ feedbacks }: { feedbacks: readonly ServiceFeedback[] }) {
  const [isWhole, setWhole] = useState(useSearchParams()[0].has('pages'));
  const visible = isWhole ? feedbacks : feedbacks.slice(0, countAtFirst);
  return (
    <Box component="section" mt="var(--section)" aria-labelledby="feedback">
      <h2 id="feedback">{t('feedback')}</h2>
      {feedbacks.length === 0 ? (
        <EmptyState art={emptyArt} level={3} title={t('noFeedback')} text={t('noFeedbackText')} />
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="sm" my="md" renderRoot={asList}>
          {visible.map((feedback) => (
            <Paper key={feedback.createdAt + feedback.fullname} component="li" withBorder radius="lg" p="md">
              <Stack gap="xs">
                <Group gap="xs">
                  <StarRating average={feedback.rating} />
                  <Small span aria-hidden="true">
                    {t('outOf', { stars: feedback.rating })}
                  </Small>
                </Group>
                <p>{feedback.comment}</p>
                <Small>
                  {feedback.fullname}, {formatLongDate(feedback.createdAt)}
                </Small>
              </Stack>
            </Paper>
          ))}
        </SimpleGrid>
      )}
      {visible.length < feedbacks.length && (
        <ShowMore pages={2} at="feedback" onClick={() => setWhole(true)}>
          {t('showAllCount', { count: feedbacks.length })}
        </ShowMore>
      )}
    </Box>
  );
}
