// The table of mantine-datatable with its styles and those of the Mantine parts in it.
import './base.ts';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Table.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Flex.layer.css';
import '@mantine/core/styles/Center.layer.css';
import 'mantine-datatable/styles.layer.css';

export { DataTable, type DataTableColumn } from 'mantine-datatable';
