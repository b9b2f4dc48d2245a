import type { ReactNode } from 'react';
import { Box, Small, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { translationTexts as t } from './texts.ts';

/** A folded section of a form for the fields in Hindi and Marathi. */
export const TranslationFields = ({ children }: { children: ReactNode }) => (
  <Box component="details" w="100%">
    <Text component="summary" fw={600} py="sm" style={{ cursor: 'pointer' }}>
      {t('inHindiAndMarathi')}
    </Text>
    <Stack gap="md">
      <Small>{t('ifBlank')}</Small>
      {children}
    </Stack>
  </Box>
);

/** Says which names are missing. Nothing if both are there. */
export function UntranslatedMark({ hi, mr }: { hi: string; mr: string }) {
  if (hi && mr) return null;
  return <Small flex="1 0 100%">{t(hi ? 'withoutMarathi' : mr ? 'withoutHindi' : 'withoutBoth')}</Small>;
}
