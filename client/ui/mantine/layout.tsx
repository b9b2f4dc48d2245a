import './base.ts';
import '@mantine/core/styles/Flex.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/SimpleGrid.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';

import { Text, Title } from '@mantine/core';

export { Box, Flex, Group, Paper, SimpleGrid, Stack, UnstyledButton } from '@mantine/core';
export { Text, Title };

/** Small grey words beside what they explain. */
export const Small = Text.withProps({ size: 'sm', c: 'dimmed' });

/** The heading of a part of a section. */
export const Subtitle = Title.withProps({ order: 3, fz: 'var(--type-4)' });

type ElementProps = Record<string, unknown>;

export const asList = (props: ElementProps) => <ul {...props} />;
export const asListItem = (props: ElementProps) => <li {...props} />;
/** A form that the server answers too (server/pages/forms/). */
export const asPostForm = (props: ElementProps) => <form method="post" {...props} />;
