import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { Banner } from './Banner.tsx';

const routes = [{ path: '/', Component: Banner }];
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const region = () => screen.getByRole('region');
const dots = () => screen.getAllByRole('button', { name: /^Slide/ });
const current = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true');
const reducedMotion = (asked: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: asked && query.includes('reduce'),
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  reducedMotion(false);
});

test('the banner shows the next slide every five seconds', () => {
  renderAt('/', routes);
  pass(4900);
  expect(current()).toBe(0);
  pass(200);
  expect(current()).toBe(1);
  pass(5100);
  pass(5100);
  expect(current()).toBe(0);
});

test('only the current slide can be focused', () => {
  renderAt('/', routes);
  const inert = region().querySelectorAll('[inert]');
  expect(inert.length).toBe(dots().length - 1);
});

test('a press on a dot shows its slide for five seconds', () => {
  renderAt('/', routes);
  pass(4000);
  fireEvent.click(dots()[2] as HTMLElement);
  expect(current()).toBe(2);
  pass(4000);
  expect(current()).toBe(2);
});

test("the banner's button pauses and plays it", () => {
  renderAt('/', routes);
  fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }));
  pass(20_000);
  expect(current()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Play slides' }));
  pass(5100);
  expect(current()).toBe(1);
});

test('the banner stops under the pointer', () => {
  renderAt('/', routes);
  fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
  pass(20_000);
  expect(current()).toBe(0);
  fireEvent.pointerLeave(region(), { pointerType: 'mouse' });
  pass(5100);
  expect(current()).toBe(1);
});

test('the banner stops for visitors who prefer reduced motion', () => {
  reducedMotion(true);
  renderAt('/', routes);
  pass(20_000);
  expect(current()).toBe(0);
});

test.each([
  ['left', -80, 1],
  ['right', 80, 2],
  ['hardly', 10, 0],
])('a swipe %s changes the slide', (_name, across, expected) => {
  renderAt('/', routes);
  fireEvent.pointerDown(region(), { clientX: 200, clientY: 100 });
  fireEvent.pointerUp(region(), { clientX: 200 + across, clientY: 104 });
  expect(current()).toBe(expected);
});
