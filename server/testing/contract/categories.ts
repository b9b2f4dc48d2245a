import { expect } from 'vitest';
import { nobodysId } from '../api.ts';
import { type Case, casesOf, expectDone, expectFailure, expectRefused } from './case.ts';
import { idsOf } from './product.ts';

export const categoryCases: readonly Case[] = [
  ...casesOf('GET /api/get-category', [
    {
      name: 'lists the five first ones',
      run: async ({ call }) => {
        const answer = await call('GET /api/get-category');
        expectDone(answer, 200);
        const listed = answer.body.categories as { label: string; value: string }[];
        expect(listed.map(({ label }) => label)).toEqual([
          'Laundary',
          'Refrigeration',
          'Commercial',
          'Kitchen',
          'Air Condition',
        ]);
        expect(listed[4]?.value).toBe('air condition');
      },
    },
  ]),
  ...casesOf('POST /api/create-category', [
    {
      name: 'derives the value and shows it at once',
      run: async ({ call, admin }) => {
        const body = { label: '  Home Cinema ', value: 'ignored' };
        expectDone(await call('POST /api/create-category', { as: await admin(), body }), 201, {
          message: 'Category added successfully!',
          data: { label: 'Home Cinema', value: 'home cinema' },
        });
        expect((await call('GET /api/get-category')).body.categories).toHaveLength(6);
      },
    },
    {
      name: 'needs a name',
      run: async ({ call, admin }) => {
        const as = await admin();
        for (const body of [{}, { label: '  ' }, { label: 5 }]) {
          const answer = await call('POST /api/create-category', { as, body });
          expectRefused(answer, 400, 'Category name cannot be empty!');
        }
      },
    },
    {
      name: 'refuses one that exists in any case',
      refuses: 'categoryExists',
      run: async ({ call, admin }) => {
        const body = { label: 'KITCHEN' };
        expectFailure(await call('POST /api/create-category', { as: await admin(), body }), 'categoryExists');
      },
    },
  ]),
  ...casesOf('POST /api/update-category/{id}', [
    {
      name: 'renames it and carries its services along',
      run: async ({ call, admin, make }) => {
        const { _id, value } = await make.category('Floor Care');
        await make.service({ category: value });
        const body = { label: 'Floors' };
        expectDone(await call(`POST /api/update-category/${_id}`, { as: await admin(), body }), 200, {
          message: 'Category updated successfully!',
          data: { _id, label: 'Floors', value: 'floors' },
        });
        const listed = await call('POST /api/category-product', { body: { category: 'floors' } });
        expect(idsOf(listed)).toHaveLength(1);
        expect(idsOf(await call('GET /api/search?q=floors'))).toHaveLength(1);
        const empty = await call(`POST /api/update-category/${_id}`, { as: await admin(), body: {} });
        expectRefused(empty, 400, 'Category name cannot be empty!');
      },
    },
    {
      name: 'knows no unknown category',
      refuses: 'categoryNotFound',
      run: async ({ call, admin }) => {
        const as = await admin();
        for (const id of [nobodysId, 'no-id', '%00']) {
          const answer = await call(`POST /api/update-category/${id}`, { as, body: { label: 'Floors' } });
          expectFailure(answer, 'categoryNotFound');
        }
      },
    },
    {
      name: 'refuses a name that exists',
      refuses: 'categoryExists',
      run: async ({ call, admin, make }) => {
        const { _id } = await make.category('Floor Care');
        const body = { label: 'kitchen' };
        const answer = await call(`POST /api/update-category/${_id}`, { as: await admin(), body });
        expectFailure(answer, 'categoryExists');
      },
    },
  ]),
  ...casesOf('DELETE /api/delete-category/{id}', [
    {
      name: 'deletes one that nothing uses',
      run: async ({ call, admin, make }) => {
        const { _id } = await make.category('Floor Care');
        expectDone(await call(`DELETE /api/delete-category/${_id}`, { as: await admin() }), 200, {
          message: 'Category deleted successfully!',
        });
        expect((await call('GET /api/get-category')).body.categories).toHaveLength(5);
      },
    },
    {
      name: 'knows no unknown category',
      refuses: 'categoryNotFound',
      run: async ({ call, admin }) => {
        const as = await admin();
        for (const id of [nobodysId, 'no-id']) {
          expectFailure(await call(`DELETE /api/delete-category/${id}`, { as }), 'categoryNotFound');
        }
      },
    },
    {
      name: 'says how many services still use it',
      refuses: 'categoryInUse',
      run: async ({ call, admin, make }) => {
        const { _id, value } = await make.category('Floor Care');
        await make.service({ category: value });
        await make.service({ category: value });
        const answer = await call(`DELETE /api/delete-category/${_id}`, { as: await admin() });
        expectFailure(answer, 'categoryInUse', 2);
      },
    },
  ]),
];
