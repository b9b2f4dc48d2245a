import type { AdminService } from '#shared/catalogue/schema.ts';

export const sampleService: AdminService = {
  _id: 'oven',
  productName: 'Oven Repair',
  brandName: 'IFB',
  category: 'kitchen',
  productImage: ['https://example.com/oven.webp'],
  description: 'The visit.',
  charge: 400,
  warrantyDays: 90,
  ratings: [],
  ratingCount: 0,
  averageRating: 0,
  placeholder: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  inShop: true,
  translations: { hi: { name: '', description: '' }, mr: { name: '', description: '' } },
};
