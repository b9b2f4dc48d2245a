import type { ReactNode } from 'react';
import { Flex } from '#client/ui/mantine/layout.tsx';
import classes from './Choice.module.css';

export const Choice = ({ children }: { children: ReactNode }) => (
  <Flex component="label" align="center" gap="4px 10px" mih={44} className={classes.choice}>
    {children}
  </Flex>
);
