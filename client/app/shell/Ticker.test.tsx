import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { Shell } from './Shell.tsx';

const companyName = 'Panchakki Home Appliance Care';
const business = {
  companyName,
  phone: '',
  email: '',
  address: '',
  facebook: '',
  instagram: '',
  youtube: '',
  whatsapp: '',
};
const answers = { 'business.get': business, 'catalogue.categories': [] };
const routes = [{ path: '/', Component: Shell }];

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const tickerState = (container: HTMLElement) =>
  container.querySelector('[data-ticker]')?.getAttribute('data-ticker');

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

test('the ticker shows the company name', async () => {
  renderAt('/', routes, answers);
  expect((await screen.findAllByText(companyName)).length).toBeGreaterThan(0);
});

test('the ticker stays visible at a scroll position of 50 px', () => {
  const { container } = renderAt('/', routes, answers);
  scrollTo(50);
  pass(5000);
  expect(tickerState(container)).toBe('shown');
});

test('the ticker hides beyond 50 px, one second after scrolling stops', () => {
  const { container } = renderAt('/', routes, answers);
  scrollTo(51);
  pass(900);
  scrollTo(400);
  pass(900);
  expect(tickerState(container)).toBe('shown');
  pass(150);
  expect(tickerState(container)).toBe('hidden');
});

test('the ticker comes back at the top of the page', () => {
  const { container } = renderAt('/', routes, answers);
  scrollTo(400);
  pass(1100);
  scrollTo(0);
  expect(tickerState(container)).toBe('shown');
});

test('the ticker stays closed after its button closes it', () => {
  const { container } = renderAt('/', routes, answers);
  fireEvent.click(screen.getByRole('button', { name: 'Close banner' }));
  expect(screen.queryByRole('button', { name: 'Close banner' })).toBeNull();
  scrollTo(400);
  pass(1100);
  scrollTo(0);
  expect(tickerState(container)).toBe('closed');
});

test("the ticker's button pauses and plays it", () => {
  renderAt('/', routes, answers);
  fireEvent.click(screen.getByRole('button', { name: 'Pause ticker' }));
  fireEvent.click(screen.getByRole('button', { name: 'Play ticker' }));
  expect(screen.getByRole('button', { name: 'Pause ticker' })).toBeTruthy();
});
