import './base.ts';
import '@mantine/core/styles/Indicator.layer.css';

export { Indicator } from '@mantine/core';
