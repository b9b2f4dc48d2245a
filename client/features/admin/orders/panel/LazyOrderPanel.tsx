import { type ComponentProps, lazy } from 'react';
import { chunk } from '#client/app/chunk.ts';
import { PanelPart } from '../../PanelPart.tsx';

export const loadOrderPanel = chunk(() => import('./OrderPanel.tsx'));
const Panel = lazy(loadOrderPanel);

/** The details of an order. Their code loads with the first order. */
export const OrderPanel = (props: ComponentProps<typeof Panel>) => (
  <PanelPart>
    <Panel {...props} />
  </PanelPart>
);
