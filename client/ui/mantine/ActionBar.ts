import './base.ts';
import '@mantine/core/styles/Affix.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ActionBar.layer.css';

export { ActionBar } from '@mantine/core';
