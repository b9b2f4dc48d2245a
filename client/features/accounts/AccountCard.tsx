import type { ComponentProps, ReactNode } from 'react';
import { Group, Paper, Stack, Text, Title } from '#client/ui/mantine/layout.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';

type Props = {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  links?: ReactNode;
};

export function AccountCard({ title, lead, children, links }: Props) {
  return (
    <Stack className="page" align="center" pt={{ base: 'lg', sm: 56 }}>
      <PageHead title={title} canonical={null} />
      <Paper
        withBorder
        radius="lg"
        w="100%"
        maw={460}
        px={{ base: 'md', sm: 40 }}
        py={{ base: 'lg', sm: 40 }}
      >
        <Stack gap={20}>
          <div>
            <Title fz="var(--type-2)">{title}</Title>
            {lead && (
              <Text mt="xs" c="ink.7">
                {lead}
              </Text>
            )}
          </div>
          {children}
          {links && (
            <Group justify="space-between" gap="0 24px" className="ruled tall-links">
              {links}
            </Group>
          )}
        </Stack>
      </Paper>
    </Stack>
  );
}

export const AccountForm = ({ children, ...props }: ComponentProps<'form'>) => (
  <form noValidate method="post" {...props}>
    <Stack>{children}</Stack>
  </form>
);
