// The colours, sizes and parts of the shop's Mantine theme. Text has a contrast of at least 4.5:1 on its
// background.
import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { uiTexts as t } from '#client/ui/texts.ts';

const ink: MantineColorsTuple = [
  '#f2f4f8',
  '#e1e5ee',
  '#c3cbdb',
  '#a1adc5',
  '#7f8eae',
  '#5c6d92',
  '#46577d',
  '#33415c',
  '#22304f',
  '#14213d',
];
const teal: MantineColorsTuple = [
  '#e9f6f4',
  '#d3ece9',
  '#a5d8d3',
  '#74c3bc',
  '#46aca4',
  '#22948c',
  '#0b7a75',
  '#096863',
  '#075652',
  '#054541',
];
const marigold: MantineColorsTuple = [
  '#fff7e0',
  '#ffedc2',
  '#ffe08f',
  '#ffd35c',
  '#ffc42e',
  '#ffb703',
  '#f2a900',
  '#d99700',
  '#a87400',
  '#7a5500',
];
const red: MantineColorsTuple = [
  '#fdeeee',
  '#f9d6d6',
  '#f0adad',
  '#e57f7f',
  '#d95656',
  '#cb3434',
  '#b3261e',
  '#98201a',
  '#7d1a15',
  '#631410',
];
const green: MantineColorsTuple = [
  '#eaf6ee',
  '#d0ead9',
  '#a3d5b4',
  '#73be8d',
  '#46a569',
  '#2a8a4e',
  '#1b7a3f',
  '#176735',
  '#12542b',
  '#0d4121',
];

const systemFont =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Devanagari", sans-serif';
const font = 'var(--font)';

const rise = {
  in: { transform: 'translateY(0)' },
  out: { transform: 'translateY(12px)' },
  transitionProperty: 'transform',
};

const dialogTitle = { fontSize: 'var(--type-3)', fontWeight: 800, lineHeight: 'max(1.3, var(--least-line))' };

export const theme = createTheme({
  colors: { ink, teal, marigold, red, green },
  primaryColor: 'teal',
  primaryShade: 6,
  white: '#ffffff',
  black: '#14213d',
  fontFamily: font,
  fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", Menlo, monospace',
  fontSizes: { xs: '0.875rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.55', xl: '1.5' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
  defaultRadius: 'md',
  breakpoints: { xs: '36em', sm: '48em', md: '64em', lg: '75em', xl: '88em' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  headings: {
    fontFamily: font,
    fontWeight: '700',
    sizes: {
      h1: { fontSize: 'var(--type-1)', lineHeight: 'max(1.15, var(--least-line))' },
      h2: { fontSize: 'var(--type-2)', lineHeight: 'max(1.2, var(--least-line))' },
      h3: { fontSize: 'var(--type-3)', lineHeight: 'max(1.3, var(--least-line))' },
      h4: { fontSize: 'var(--type-4)', lineHeight: '1.35' },
    },
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Input: {
      vars: (_theme: unknown, props: { size?: string }) => ({
        wrapper:
          props.size === 'sm'
            ? { '--input-height': 'var(--dense-control)' }
            : { '--input-height': '48px', '--input-fz': '1rem' },
      }),
    },
    PasswordInput: { vars: () => ({ root: { '--psi-button-size': '44px' } }) },
    InputWrapper: { defaultProps: { size: 'md', withAsterisk: false } },
    Button: { defaultProps: { size: 'md' } },
    Modal: {
      defaultProps: {
        centered: true,
        xOffset: 'var(--dialog-inset)',
        radius: 'lg',
        closeButtonProps: { 'aria-label': t('close'), size: 44 },
        // A field that gets the focus does not lie under the sticky header.
        styles: { title: dialogTitle, content: { scrollPaddingTop: 80 } },
        // Without this role, screen readers would announce a dialog's header as the page's banner.
        attributes: { header: { role: 'presentation' } },
        // Dialogs do not fade in, so that their text is readable at once.
        transitionProps: { duration: 140, transition: rise },
      },
    },
    Drawer: {
      defaultProps: { attributes: { header: { role: 'presentation' } }, styles: { title: dialogTitle } },
    },
  },
});

/** System fonts of both weights by name, each with the width of Hind in percent of its own width. */
export const fittedFaces = [
  ['Fitted Roboto', 400, 96, ['Roboto', 'Roboto-Regular']],
  ['Fitted Roboto', 700, 100, ['Roboto Bold', 'Roboto-Bold']],
  ['Fitted Arial', 400, 95, ['Arial', 'Liberation Sans']],
  ['Fitted Arial', 700, 95, ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold']],
  ['Fitted DejaVu', 400, 84, ['DejaVu Sans']],
  ['Fitted DejaVu', 700, 79, ['DejaVu Sans Bold']],
] as const;
const fitted = '"Fitted Roboto", "Fitted Arial", "Fitted DejaVu"';

export const tokens = {
  '--font': `Hind, ${fitted}, ${systemFont}`,
  '--font-of-both-scripts': `Hind, "Hind Devanagari", ${fitted}, ${systemFont}`,
  '--font-of-figures': systemFont,
  '--ink': ink[9],
  '--ink-soft': ink[7],
  '--muted': ink[6],
  '--on-ink': '#ffffff',
  '--on-ink-soft': ink[2],
  '--paper': '#fbfaf6',
  '--card': '#ffffff',
  '--hairline': '#e8e4da',
  '--border-strong': '#857f72',
  '--skeleton': '#eeebe2',
  '--repair': marigold[5],
  '--repair-hover': marigold[4],
  '--repair-pressed': marigold[6],
  '--teal': teal[6],
  '--teal-dark': teal[7],
  '--teal-soft': teal[0],
  '--teal-tint': teal[1],
  '--danger': red[6],
  '--danger-soft': red[0],
  '--success': green[6],
  '--success-soft': green[0],
  '--tint-laundary': '#dcebf5',
  '--tint-refrigeration': '#d9f0ec',
  '--tint-commercial': '#ece6f6',
  '--tint-kitchen': '#fce9d4',
  '--tint-air-condition': '#d8edf8',
} as const;

/** Replaces Mantine's greys for hints and borders, whose contrast is below 4.5:1 and 3:1. */
export const mantineTokens = {
  '--mantine-color-dimmed': ink[6],
  '--mantine-color-placeholder': ink[5],
  '--mantine-color-gray-3': tokens['--hairline'],
  '--mantine-color-gray-4': '#857f72',
} as const;
