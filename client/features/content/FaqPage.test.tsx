import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { businessDefaults } from '#shared/business/defaults.ts';
import { Component } from './FaqPage.tsx';
import { faqSections } from './faq-content.ts';

const sections = faqSections('₹200', businessDefaults);

const show = (taxOnTop: number | null = null) =>
  renderAt('/', [{ path: '/', Component }], { 'business.get': { companyName: 'Care', taxOnTop } });
const question = (section: number, place: number) =>
  screen.getByRole('button', { name: sections[section]?.questions[place]?.question ?? '' });
const openQuestions = () =>
  [...document.querySelectorAll('button[aria-expanded="true"]')].map((button) => button.textContent);

test('all 18 answers are closed at first, and each opens alone', () => {
  show();
  expect(openQuestions()).toEqual([]);
  const buttons = [...document.querySelectorAll('button[aria-expanded]')];
  expect(buttons).toHaveLength(18);
  for (const button of buttons) {
    fireEvent.click(button);
    expect(openQuestions()).toEqual([button.textContent]);
  }
});

test('the FAQ names the tax on the cancellation fee', async () => {
  show(18);
  await screen.findByText(/the fee is ₹200 plus 18 % GST\./);
});

test('clicking an open question closes it', () => {
  show();
  fireEvent.click(question(3, 1));
  fireEvent.click(question(3, 1));
  expect(openQuestions()).toEqual([]);
});
