import { describe, expect, it } from 'vitest';
import { synonyms } from '#server/features/catalogue/synonyms.ts';
import { firstCategories } from '#shared/business.ts';
import { demoFeedback, demoServices } from './data.ts';
import { demoOrders } from './orders.ts';
import { demoTechnicians } from './people.ts';
import { demoWeek } from './week.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const moments = ['2026-11-20T10:05:00Z', '2027-03-01T01:00:00Z', '2028-02-29T22:30:00Z'].map(
  (t) => new Date(t),
);

describe('demo services', () => {
  it('demo services have unique slugs in the five first categories', () => {
    expect(new Set(demoServices.map(({ slug }) => slug)).size).toBe(42);
    const values = firstCategories.map((label) => label.toLowerCase());
    expect(new Set(demoServices.map(({ category }) => category))).toEqual(new Set(values));
  });

  it('demo services have two to five tags', () => {
    for (const { slug, brandName, description } of demoServices) {
      const words = description.split(/\s+/).length;
      expect(words >= 60 && words <= 130, `${slug} has ${words} words`).toBe(true);
      expect([2, 3, 4, 5], slug).toContain(brandName.split(', ').length);
    }
  });

  it('every slug in the demo feedback has a demo service', () => {
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

  it('demo orders are the same 60 orders within 90 days each time', () => {
    expect(orders).toHaveLength(60);
    expect(orders).toEqual(demoOrders(now));
    for (const order of orders) expect(ageOf(order) >= 0 && ageOf(order) < 90 * DAY).toBe(true);
    expect(orders.filter(({ customer }) => customer === 0).length).toBeGreaterThanOrEqual(12);
  });

  it('demo orders are booked within working hours in India', () => {
    for (const { createdAt } of orders) {
      const indianHour = new Date(createdAt.getTime() + 5.5 * HOUR).getUTCHours();
      expect(indianHour >= 9 && indianHour < 19, createdAt.toISOString()).toBe(true);
    }
  });

  it('old demo orders are mostly complete', () => {
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

// Every two hours of a day, in any time zone of the machine.
const hours = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2026, 10, 21, 18, 31) + at * 2 * HOUR));

describe.each(hours)('the week of demo visits at %o', (now) => {
  const week = demoWeek(now);
  const byWindow = Map.groupBy(week, ({ from }) => from.getTime());
  const isToday = ({ from }: { from: Date }) =>
    new Date(from.getTime() + 5.5 * HOUR).getUTCDate() === new Date(now.getTime() + 5.5 * HOUR).getUTCDate();

  it('the demo week overbooks exactly one visit window', () => {
    const full = [...byWindow.values()].filter((visits) => visits.length > 4);
    expect(full).toHaveLength(1);
    expect(week.filter(({ overbooked }) => overbooked)).toHaveLength(1);
    for (const visits of byWindow.values()) {
      const busy = visits.flatMap(({ technician }) => technician ?? []);
      expect(new Set(busy).size).toBe(busy.length);
    }
  });

  it('the demo week has visits in every stage', () => {
    const stages = new Set(week.map(({ stage }) => stage));
    expect(stages).toEqual(new Set(['scheduled', 'on_the_way', 'working', 'waiting', 'done']));
    const today = week.filter(isToday);
    expect(today.length).toBeGreaterThanOrEqual(12);
    for (const stage of ['on_the_way', 'working'])
      expect(
        today.some((visit) => visit.stage === stage),
        stage,
      ).toBe(true);
    expect(today.some(({ technician }) => technician === null)).toBe(true);
    expect(week.some(({ stage, to }) => stage === 'scheduled' && to < now)).toBe(true);
  });

  it("the demo week matches the technicians' categories and days off", () => {
    const categoryOf = new Map<string, string>(demoServices.map(({ slug, category }) => [slug, category]));
    for (const { technician, slug, createdAt, steps, from } of week) {
      expect(createdAt < now).toBe(true);
      let before = new Date(createdAt.getTime() + HOUR / 2);
      for (const { at } of steps) {
        expect(at > before && at <= now).toBe(true);
        before = at;
      }
      if (technician === null) continue;
      const { categories, daysOff } = demoTechnicians[technician] ?? { categories: [], daysOff: [] };
      expect(categories).toContain(categoryOf.get(slug));
      const day =
        Math.floor((from.getTime() + 5.5 * HOUR) / DAY) - Math.floor((now.getTime() + 5.5 * HOUR) / DAY);
      expect(daysOff).not.toContain(day);
    }
  });
});
