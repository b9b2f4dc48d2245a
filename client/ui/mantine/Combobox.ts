import './base.ts';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';

export { Combobox, useCombobox } from '@mantine/core';
