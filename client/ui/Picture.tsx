import { useCallback, useState } from 'react';
import { readPictureAddress } from '#shared/media/address.ts';
import classes from './Picture.module.css';

type PictureProps = {
  address: string;
  placeholder?: string | null | undefined;
  alt: string;
  sizes: string;
  widest?: number | undefined;
  priority?: boolean | undefined;
  /** Shows only the placeholder, so that other downloads come first. */
  waits?: boolean | undefined;
  className?: string | undefined;
};

// A picture of another site has unknown dimensions and is cropped.
const foreignShape = { width: 1200, height: 900, copies: [] };

type Copy = { width: number; address: string };

const upTo = (copies: readonly Copy[], widest: number) =>
  copies.filter((_, at) => (copies[at - 1]?.width ?? 0) < widest);

const srcSetOf = (copies: readonly Copy[]) =>
  copies.length > 1 ? copies.map((copy) => `${copy.address} ${copy.width}w`).join(', ') : undefined;

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
  const [outcome, setOutcome] = useState<{ address: string; isLoaded: boolean } | null>(null);
  const own = readPictureAddress(address);
  const { width, height, copies } = own ?? foreignShape;
  const current = outcome?.address === address ? outcome : null;

  // The picture may have loaded before hydration.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete) setOutcome({ address, isLoaded: image.naturalWidth > 0 });
    },
    [address],
  );

  const ratio = `${width} / ${height}`;
  const backgroundImage = placeholder && !current ? `url("${placeholder}")` : undefined;
  if (waits)
    return (
      <span className={`${classes.waits} ${className}`} style={{ aspectRatio: ratio, backgroundImage }}>
        <noscript>
          <img src={address} alt={alt} width={width} height={height} loading="lazy" />
        </noscript>
      </span>
    );
  if (current && !current.isLoaded) return <Missing alt={alt} ratio={ratio} className={className} />;
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
        backgroundImage,
      }}
      onLoad={() => setOutcome({ address, isLoaded: true })}
      onError={() => setOutcome({ address, isLoaded: false })}
    />
  );
}
