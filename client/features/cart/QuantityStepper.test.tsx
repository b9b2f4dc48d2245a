import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

test.each([
  [1, [2]],
  [7, [6, 8]],
  [20, [19]],
])('the stepper changes %i pieces to %j, within 1 to 20', (quantity, reached) => {
  const change = vi.fn();
  const element = <QuantityStepper line="line" quantity={quantity} onChange={change} describedBy="name" />;
  renderAt('/', [{ path: '/', element }]);
  fireEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
  fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  expect(change.mock.calls.flat()).toEqual(reached);
});
