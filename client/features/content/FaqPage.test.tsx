import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { Component } from './FaqPage.tsx';
import { faqSections } from './faq-content.ts';

const show = () => renderAt('/', [{ path: '/', Component }], { 'business.get': { companyName: 'Care' } });
const question = (section: number, place: number) =>
  screen.getByRole('button', { name: faqSections[section]?.questions[place]?.question ?? '' });
const openPlaces = () =>
  faqSections.map(({ questions }) =>
    questions.findIndex(
      ({ question: name }) => screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true',
    ),
  );

afterEach(cleanup);

test('everything is closed at first', () => {
  show();
  expect(new Set(openPlaces())).toEqual(new Set([-1]));
});

test('opening a question closes the open one, and its place is open in every section that has it', () => {
  show();
  fireEvent.click(question(0, 0));
  expect(openPlaces()).toEqual(faqSections.map(() => 0));
  fireEvent.click(question(1, 2));
  expect(openPlaces()).toEqual(faqSections.map(({ questions }) => (questions.length > 2 ? 2 : -1)));
});

test('clicking an open question closes it, also in another section', () => {
  show();
  fireEvent.click(question(0, 1));
  fireEvent.click(question(3, 1));
  expect(new Set(openPlaces())).toEqual(new Set([-1]));
});
