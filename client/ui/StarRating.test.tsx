import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Feedbacks } from '#client/features/catalogue/Feedbacks.tsx';
import { renderAt } from '#client/testing/render.tsx';
import { StarRating } from './StarRating.tsx';

const feedback = (rating: number) => ({
  rating,
  comment: 'Came late.',
  fullname: 'Ravi K.',
  createdAt: '2026-11-20T04:30:00.000Z',
});

test('a rating is shown in words beside its stars', () => {
  renderAt('/', [{ path: '/', element: <Feedbacks feedbacks={[feedback(2)]} /> }]);
  const stars = screen.getByRole('img', { name: '2 out of 5' });
  expect(stars.style.getPropertyValue('--filled')).toBe('40%');
  expect(screen.getByText('2 out of 5')).toBeTruthy();
});

test.each([
  [4.25, 1, '4.3 out of 5, rated by 1 customer'],
  [5, 12, '5 out of 5, rated by 12 customers'],
])('an average of %d by %d is read out as "%s"', (average, count, words) => {
  render(<StarRating average={average} count={count} />);
  expect(screen.getByRole('img', { name: words })).toBeTruthy();
});
