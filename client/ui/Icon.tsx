import classes from './Icon.module.css';

const shapes = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16.2 16.2 21 21',
  cart: 'M3 4h2.5l2.3 11h10.4l2-8H6.4M9.5 20h.01M16.5 20h.01',
  logout: 'M14 4H6v16h8M10 12h11M17.5 8.5 21 12l-3.5 3.5',
  close: 'M6 6l12 12M18 6 6 18',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5Z',
  left: 'M14.5 6 8.5 12l6 6',
  right: 'M9.5 6l6 6-6 6',
  down: 'M6 9.5l6 6 6-6',
  phone:
    'M6 3.5h3.5l1.5 4-2 1.8a12 12 0 0 0 5.7 5.700L16.5 13l4 1.500V18a2.5 2.5 0 0 1-2.7 2.500A15.5 15.5 0 0 1 3.5 6.2 2.5 2.5 0 0 1 6 3.500Z',
  mail: 'M3.5 6h17v12h-17ZM4 6.500l8 6.5 8-6.5',
  chat: 'M4 20l1.4-4.2A8 8 0 1 1 8.2 18.6ZM8.5 12h.01M12 12h.01M15.5 12h.01',
  place:
    'M12 21c4.5-4.6 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2 6.4 6.5 11ZM12 12.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  check: 'M5 12.500l4.5 4.500L19 7.5',
  warning: 'M12 4 2.5 20h19ZM12 10v4.500M12 17.300h.01',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  trash: 'M4.5 6.500h15M9 6V4h6v2M6.5 6.5 7.5 20h9l1-13.5',
  edit: 'M4 20h4L19.5 8.500l-4-4L4 16ZM13 7l4 4',
  clock: 'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.500V12l3 2',
  download: 'M12 4v11M7 10.500l5 5 5-5M4.5 20h15',
  upload: 'M12 16V5M7 9.500l5-5 5 5M4.5 20h15',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  up: 'M6 14.500l6-6 6 6',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.500 20.500a7.500 7.500 0 0 1 15 0',
  calendar: 'M4.500 6h15v14h-15ZM4.500 10.500h15M8.500 3.500V8M15.500 3.500V8',
  van: 'M3 6.500h10.500V17H3ZM13.500 10H18l3 3.500V17h-7.500M7 19.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 19.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  wrench:
    'M20 7.500a5 5 0 0 1-6.800 5.700L7.500 19a2 2 0 0 1-2.800-2.800l5.700-5.700A5 5 0 0 1 16.500 4l-3 3 .7 2.700 2.800.7Z',
  shield: 'M12 3.500 5 6v5.500c0 4.500 3 7.500 7 9 4-1.500 7-4.500 7-9V6ZM8.800 12l2.300 2.300 4.200-4.300',
  language:
    'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.500 12h17M12 3.500c-4.500 4.500-4.500 12.500 0 17M12 3.500c4.500 4.500 4.500 12.500 0 17',
  zoom: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16.2 16.2 21 21M11 8.500v5M8.5 11h5',
} as const;

export type IconName = keyof typeof shapes;

export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={name === 'play' ? `${classes.line} ${classes.filled}` : classes.line}
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
