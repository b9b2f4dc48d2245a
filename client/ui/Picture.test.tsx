import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Picture } from './Picture.tsx';

const own = `/media/${'a'.repeat(32)}-1000x750.webp`;
const blur = 'data:image/webp;base64,UklGRg==';
const alt = 'A fridge with its door open';

/**
 * The state that the fake browser reports for every picture: loading, loaded (with a width) or failed
 * (without one).
 */
const browserSays = (complete: boolean, width: number) => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
};

beforeEach(() => browserSays(false, 0));

const image = () => screen.getByAltText<HTMLImageElement>(alt);

describe('a picture of the shop', () => {
  test('a picture offers its widths and reserves its space', () => {
    render(<Picture address={own} placeholder={blur} alt={alt} sizes="50vw" />);
    expect(image().srcset).toBe(
      [320, 640, 960].map((width) => `${own.replace('.webp', `-w${width}.webp`)} ${width}w`).join(', ') +
        `, ${own} 1000w`,
    );
    expect(image().sizes).toBe('50vw');
    expect([image().getAttribute('width'), image().getAttribute('height')]).toEqual(['1000', '750']);
    expect(image().getAttribute('src')).toBe(own);
  });

  test('a picture loads lazily unless it is the main picture', () => {
    const { rerender } = render(<Picture address={own} alt={alt} sizes="50vw" />);
    expect(image().getAttribute('loading')).toBe('lazy');
    expect(image().getAttribute('decoding')).toBe('async');
    rerender(<Picture address={own} alt={alt} sizes="50vw" priority />);
    expect(image().getAttribute('loading')).toBe('eager');
    expect(image().getAttribute('fetchpriority')).toBe('high');
  });

  test('a picture shows a blur until it has loaded', () => {
    render(<Picture address={own} placeholder={blur} alt={alt} sizes="50vw" />);
    expect(image().style.backgroundImage).toContain(blur);
    fireEvent.load(image());
    expect(image().style.backgroundImage).toBe('');
  });

  test('a picture with one width has no srcset', () => {
    render(<Picture address={own.replace('1000x750', '200x150')} alt={alt} sizes="50vw" />);
    expect(image().getAttribute('srcset')).toBeNull();
  });
});

test("a picture of another site is cropped into the shop's shape", () => {
  render(<Picture address="https://example.org/fridge.jpg" alt={alt} sizes="50vw" />);
  expect(image().getAttribute('srcset')).toBeNull();
  expect(image().style.aspectRatio).toBe('1200 / 900');
  expect(image().getAttribute('src')).toBe('https://example.org/fridge.jpg');
});

describe('a broken picture', () => {
  test('a broken picture shows a drawing with the same name instead', () => {
    render(<Picture address={own} alt={alt} sizes="50vw" className="card" />);
    fireEvent.error(image());
    const drawing = screen.getByRole('img', { name: alt });
    expect(drawing.tagName).toBe('SPAN');
    expect(drawing.className).toContain('card');
    expect(drawing.style.aspectRatio).toBe('1000 / 750');
  });

  test('a broken picture without a name is hidden from screen readers', () => {
    const { container } = render(<Picture address={own} alt="" sizes="50vw" />);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('svg')).not.toBeNull();
  });

  test('a broken picture does not replace the next one', () => {
    const { rerender } = render(<Picture address={own} alt={alt} sizes="50vw" />);
    fireEvent.error(image());
    rerender(<Picture address={own.replace('a', 'b')} alt={alt} sizes="50vw" />);
    expect(image().tagName).toBe('IMG');
  });
});

describe('a server-rendered page', () => {
  test('a server-rendered page contains the whole picture', () => {
    const html = renderToString(<Picture address={own} placeholder={blur} alt={alt} sizes="50vw" priority />);
    expect(html).toContain(`src="${own}"`);
    expect(html).toContain('fetchPriority="high"');
    expect(html).toContain(blur);
  });

  test('hydration detects pictures that have already loaded or failed', () => {
    browserSays(true, 1000);
    const { unmount } = render(<Picture address={own} placeholder={blur} alt={alt} sizes="50vw" />);
    expect(image().style.backgroundImage).toBe('');
    unmount();
    browserSays(true, 0);
    render(<Picture address={own} alt={alt} sizes="50vw" />);
    expect(screen.getByRole('img', { name: alt }).tagName).toBe('SPAN');
  });
});
