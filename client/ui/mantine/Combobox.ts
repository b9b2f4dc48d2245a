// Mantine's list under a text field, to choose from with the keyboard, with its styles.
import './base.ts';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';

export { Combobox, useCombobox } from '@mantine/core';
