import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OriginProvider } from '#client/lib/origin.ts';
import { SessionPageProvider } from '#client/lib/session.ts';
import { type TrpcClient, trpc } from '#client/lib/trpc.ts';
import { theme } from './theme.ts';

type Props = {
  queryClient: QueryClient;
  client: TrpcClient;
  origin: string;
  signedIn: boolean;
  children: ReactNode;
};

export function Providers({ queryClient, client, origin, signedIn, children }: Props) {
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider
          theme={theme}
          forceColorScheme="light"
          withCssVariables={false}
          withGlobalClasses={false}
        >
          <OriginProvider value={origin}>
            <SessionPageProvider value={signedIn}>{children}</SessionPageProvider>
          </OriginProvider>
        </MantineProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
