import './base.ts';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/charts/styles.layer.css';

export { BarChart } from '@mantine/charts';
