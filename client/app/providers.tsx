import { MantineContext, MantineThemeProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ContextType, ReactNode } from 'react';
import { OriginProvider } from '#client/lib/origin.ts';
import { SentFormProvider } from '#client/lib/sent-form.ts';
import { SessionPageProvider } from '#client/lib/session.ts';
import { type TrpcClient, trpc } from '#client/lib/trpc.ts';
import { PhonePageProvider } from '#client/lib/use-media.ts';
import type { SentForm } from '#shared/sent-form.ts';
import { theme } from './theme.ts';

type Props = {
  queryClient: QueryClient;
  client: TrpcClient;
  origin: string;
  signedIn: boolean;
  sent: SentForm | null;
  phone?: boolean | undefined;
  children: ReactNode;
};

// MantineProvider would bring code for colour schemes and variables that the build has already computed.
const mantine: ContextType<typeof MantineContext> = {
  colorScheme: 'light',
  setColorScheme: () => {},
  clearColorScheme: () => {},
  getRootElement: () => globalThis.document?.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
};

export function Providers({ queryClient, client, origin, signedIn, sent, phone = false, children }: Props) {
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MantineContext value={mantine}>
          <MantineThemeProvider theme={theme}>
            <OriginProvider value={origin}>
              <SessionPageProvider value={signedIn}>
                <SentFormProvider value={sent}>
                  <PhonePageProvider value={phone}>{children}</PhonePageProvider>
                </SentFormProvider>
              </SessionPageProvider>
            </OriginProvider>
          </MantineThemeProvider>
        </MantineContext>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
