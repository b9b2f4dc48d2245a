import './base.ts';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';

export { PasswordInput, type PasswordInputProps } from '@mantine/core';
