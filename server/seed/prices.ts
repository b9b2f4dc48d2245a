// The demo's price list: parts and labour that are added on the job (rupees of one piece).
import type { AddPrice } from '#shared/estimates/schema.ts';

export const demoPrices: readonly AddPrice[] = [
  { kind: 'part', words: 'Capacitor 36 µF', price: 350, hsn: '8532' },
  { kind: 'part', words: 'Fan motor, outdoor unit', price: 1850, hsn: '8501' },
  { kind: 'part', words: 'Gas R32, per kg', price: 1400, hsn: '3827' },
  { kind: 'part', words: 'Door gasket, single door', price: 650, hsn: '4016' },
  { kind: 'part', words: 'Thermostat, refrigerator', price: 780, hsn: '9032' },
  { kind: 'part', words: 'Drain pump, washing machine', price: 1150, hsn: '8413' },
  { kind: 'part', words: 'RO membrane 75 GPD', price: 1350, hsn: '8421' },
  { kind: 'part', words: 'Heating element, geyser 2 kW', price: 720, hsn: '8516' },
  { kind: 'labour', words: 'Gas charging', price: 900, hsn: '' },
  { kind: 'labour', words: 'Motor fitting', price: 400, hsn: '' },
  { kind: 'labour', words: 'Deep cleaning', price: 600, hsn: '' },
  { kind: 'other', words: 'Copper pipe, per metre', price: 550, hsn: '7411' },
];
