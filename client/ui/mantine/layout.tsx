import './base.ts';
import '@mantine/core/styles/Flex.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/SimpleGrid.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';

import { Text } from '@mantine/core';

export { Box, Flex, Group, Paper, SimpleGrid, Stack, Title, UnstyledButton } from '@mantine/core';
export { Text };

/** Small grey words beside what they explain. */
export const Small = Text.withProps({ size: 'sm', c: 'dimmed' });

type ElementProps = Record<string, unknown>;

export const asList = (props: ElementProps) => <ul {...props} />;
export const asListItem = (props: ElementProps) => <li {...props} />;
/** A form that the server answers too (server/pages/forms.ts). */
export const asPost = (props: ElementProps) => <form method="post" {...props} />;
