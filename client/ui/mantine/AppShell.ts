import './base.ts';
import '@mantine/core/styles/AppShell.layer.css';
import '@mantine/core/styles/NavLink.layer.css';

export { AppShell, NavLink } from '@mantine/core';
