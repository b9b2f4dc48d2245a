import { encode } from 'uqr';

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
    <svg
      style={{ alignSelf: 'center', width: 'min(100%, 70dvh)' }}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
    >
      <path d={`M0 0h${side}v${side}H0z`} fill="#ffffff" />
      <path d={dark.join('')} fill="#000000" shapeRendering="crispEdges" />
    </svg>
  );
}
