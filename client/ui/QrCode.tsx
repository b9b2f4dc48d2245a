import { encode } from 'uqr';
import classes from './QrCode.module.css';

/** The quiet zone around the code that scanners need. */
const quiet = 4;

/** Draws `text` as a QR code that fills its place. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 0 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : [])),
  );
  const side = size + 2 * quiet;
  return (
    <svg className={classes.code} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <path d={`M0 0h${side}v${side}H0z`} className={classes.light} />
      <path d={dark.join('')} className={classes.dark} shapeRendering="crispEdges" />
    </svg>
  );
}
