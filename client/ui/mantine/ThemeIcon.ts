import './base.ts';
import '@mantine/core/styles/ThemeIcon.layer.css';

export { ThemeIcon } from '@mantine/core';
