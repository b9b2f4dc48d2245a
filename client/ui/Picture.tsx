// A picture in the right width: its place is kept before it comes, a blur stands in until then.
import { useCallback, useState } from 'react';
import { readPictureAddress } from '#shared/media/address.ts';
import classes from './Picture.module.css';

type PictureProps = {
  /** Root-relative and ours, or any https address. */
  address: string;
  /** A tiny blurred data URL, shown until the picture has come. */
  placeholder?: string | null | undefined;
  /** What it shows, for those who do not see it; '' where the text beside it says the same. */
  alt: string;
  /** How wide it stands on the page, as in the attribute `sizes`. */
  sizes: string;
  /** The most pixels across that its place ever needs, on the sharpest screen: wider copies are not named. */
  widest?: number | undefined;
  /** The page's main picture: fetched at once and first. */
  priority?: boolean | undefined;
  /** Only its place for now: it is far from what is seen. */
  waits?: boolean | undefined;
  className?: string | undefined;
};

// Nothing is known of a foreign picture: it is cropped into the shape of ours.
const foreignShape = { width: 1200, height: 900, copies: [] };

type Copy = { width: number; address: string };

// up to the first copy that is wide enough
const upTo = (copies: readonly Copy[], widest: number) =>
  copies.filter((_, at) => (copies[at - 1]?.width ?? 0) < widest);

const srcSetOf = (copies: readonly Copy[]) =>
  copies.length > 1 ? copies.map((copy) => `${copy.address} ${copy.width}w`).join(', ') : undefined;

/** Stands for a picture that cannot be shown: a drawn appliance in the same place. */
function Missing({ alt, ratio, className }: { alt: string; ratio: string; className: string }) {
  const spoken = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <span className={`${classes.missing} ${className}`} style={{ aspectRatio: ratio }} {...spoken}>
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <rect x="11" y="6" width="26" height="36" rx="3" />
        <path d="M11 15h26M16 10.5h6M31 10.5h2" />
        <circle cx="24" cy="28" r="8.5" />
        <path d="M18.5 29.5c2-2 3.5-2 5.5 0s3.5 2 5.5 0" />
      </svg>
    </span>
  );
}

/** Shows a service's picture, ours in several widths; a broken one gives way to a neutral drawing. */
export function Picture({
  address,
  placeholder,
  alt,
  sizes,
  widest = Number.POSITIVE_INFINITY,
  priority = false,
  waits = false,
  className = '',
}: PictureProps) {
  const [settled, setSettled] = useState<{ address: string; shown: boolean } | null>(null);
  const own = readPictureAddress(address);
  const { width, height, copies } = own ?? foreignShape;
  const known = settled?.address === address ? settled : null;

  // A page rendered by the server may have settled its pictures before React listens.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete) setSettled({ address, shown: image.naturalWidth > 0 });
    },
    [address],
  );

  const ratio = `${width} / ${height}`;
  if (waits) return <span className={`${classes.waits} ${className}`} style={{ aspectRatio: ratio }} />;
  if (known && !known.shown) return <Missing alt={alt} ratio={ratio} className={className} />;
  return (
    <img
      key={address}
      ref={look}
      className={`${classes.picture} ${className}`}
      src={address}
      srcSet={srcSetOf(upTo(copies, widest))}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      style={{
        aspectRatio: own ? undefined : ratio,
        backgroundImage: placeholder && !known ? `url("${placeholder}")` : undefined,
      }}
      onLoad={() => setSettled({ address, shown: true })}
      onError={() => setSettled({ address, shown: false })}
    />
  );
}
