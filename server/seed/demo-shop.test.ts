/** The demo shop's data holds together: what it names exists, and its orders look like a working shop's. */
import { describe, expect, it } from 'vitest';
import { synonyms } from '#server/features/catalogue/synonyms.ts';
import { firstCategories } from '#shared/business.ts';
import { demoFeedback } from './feedback.ts';
import { demoOrders } from './orders.ts';
import { demoServices } from './services.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const moments = ['2026-11-20T10:05:00Z', '2027-03-01T01:00:00Z', '2028-02-29T22:30:00Z'].map(
  (t) => new Date(t),
);

describe('demo services', () => {
  it('have unique slugs and lie in the five first categories', () => {
    expect(new Set(demoServices.map(({ slug }) => slug)).size).toBe(42);
    const values = firstCategories.map((label) => label.toLowerCase());
    expect(new Set(demoServices.map(({ category }) => category))).toEqual(new Set(values));
  });

  it('carry two to five tags and a description of 60 to 130 words', () => {
    for (const { slug, brandName, description } of demoServices) {
      const words = description.split(/\s+/).length;
      expect(words >= 60 && words <= 130, `${slug} has ${words} words`).toBe(true);
      expect([2, 3, 4, 5], slug).toContain(brandName.split(', ').length);
    }
  });

  it('are what feedback and synonyms speak of', () => {
    const categoryOf = new Map<string, string>(demoServices.map(({ slug, category }) => [slug, category]));
    for (const { slugs = [], category } of demoFeedback)
      for (const slug of slugs) expect(categoryOf.get(slug), slug).toBe(category);
    const named = demoServices.map((s) => `${s.productName}, ${s.brandName}, ${s.category}`.toLowerCase());
    for (const [word, terms] of Object.entries(synonyms)) {
      expect(word).toBe(word.toLowerCase().normalize('NFC'));
      for (const term of terms)
        expect(
          named.some((names) => names.includes(term)),
          `${word}: ${term}`,
        ).toBe(true);
    }
  });
});

describe.each(moments)('demo orders at %o', (now) => {
  const orders = demoOrders(now);
  const ageOf = (order: (typeof orders)[number]) => now.getTime() - order.createdAt.getTime();

  it('are 60 within 90 days, the same each time, at least 12 of them by the first customer', () => {
    expect(orders).toHaveLength(60);
    expect(orders).toEqual(demoOrders(now));
    for (const order of orders) expect(ageOf(order) >= 0 && ageOf(order) < 90 * DAY).toBe(true);
    expect(orders.filter(({ customer }) => customer === 0).length).toBeGreaterThanOrEqual(12);
  });

  it('come in within working hours in India', () => {
    for (const { createdAt } of orders) {
      const indianHour = new Date(createdAt.getTime() + 5.5 * HOUR).getUTCHours();
      expect(indianHour >= 9 && indianHour < 19, createdAt.toISOString()).toBe(true);
    }
  });

  it('are open while young, complete when older but for a few, and never rated in the future', () => {
    const late = orders.filter((order) => order.status === 'Incomplete' && ageOf(order) > DAY);
    expect(late.length).toBeGreaterThanOrEqual(3);
    expect(orders.filter(({ status }) => status === 'Complete').length).toBeGreaterThanOrEqual(48);
    for (const order of orders) {
      if (ageOf(order) < 2 * DAY) expect(order.status).toBe('Incomplete');
      if (order.feedback) expect(order.status).toBe('Complete');
      expect(order.feedback?.givenAt.getTime() ?? 0).toBeLessThanOrEqual(now.getTime());
    }
    const comments = orders.flatMap(({ feedback }) => feedback?.comment ?? []);
    expect(new Set(comments).size).toBe(comments.length);
  });
});
