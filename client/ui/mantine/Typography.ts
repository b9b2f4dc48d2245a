import './base.ts';
import '@mantine/core/styles/Typography.layer.css';

export { Typography } from '@mantine/core';
