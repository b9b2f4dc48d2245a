import { describe, expect, it, test } from 'vitest';
import { applianceWords } from '#server/features/catalogue/words/appliances.ts';
import { workWords } from '#server/features/catalogue/words/works.ts';
import { isGstin } from '#shared/bills/states.ts';
import { firstCategories } from '#shared/business.ts';
import { indiaDayOf } from '#shared/india-day.ts';
import type { Stage } from '#shared/orders/stages.ts';
import { demoPrices, demoServices } from './data.ts';
import { demoBusiness, demoClients, demoCustomers, demoTechnicians } from './people.ts';
import { demoPlans } from './plans.ts';

const categoryOf = (slug: string) => demoServices.find((service) => service.slug === slug)?.category ?? '';

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

  it('every word for an appliance or a work is in a demo service', () => {
    const named = demoServices.map((s) => `${s.productName}, ${s.brandName}, ${s.category}`.toLowerCase());
    for (const [word, terms] of Object.entries({ ...applianceWords, ...workWords })) {
      expect(word).toBe(word.toLowerCase().normalize('NFC'));
      for (const term of terms)
        expect(
          named.some((names) => names.includes(term)),
          `${word}: ${term}`,
        ).toBe(true);
    }
  });

  it('prices of the price list have different words', () => {
    const listed = demoPrices.map(({ words }) => words);
    expect(new Set(listed).size).toBe(listed.length);
  });
});

test('the demo has a valid GSTIN, and its clients have different names', () => {
  expect(isGstin(demoBusiness.bills.gstin)).toBe(true);
  for (const field of ['name', 'mobile'] as const)
    expect(new Set(demoClients.map((client) => client[field])).size).toBe(demoClients.length);
});

const indiaTime = (time: string, day = '2026-11-23') => new Date(`${day}T${time}:00+05:30`);
const isToday = (at: Date | undefined, now: Date) =>
  at !== undefined && indiaDayOf(at.getTime()) === indiaDayOf(now.getTime());

describe("the demo's visits of today", () => {
  const stagesAt = (time: string) => {
    const now = indiaTime(time);
    const today = demoPlans(now).filter(({ visit }) => isToday(visit?.from, now));
    const found = new Map<Stage, number>();
    for (const { stage } of today) found.set(stage, (found.get(stage) ?? 0) + 1);
    return Object.fromEntries(found);
  };

  it.each([
    ['05:00', { scheduled: 10 }],
    ['12:30', { done: 4, working: 1, scheduled: 6 }],
    ['22:30', { done: 14 }],
  ])("at %s the stages of today's demo visits are %o", (time, stages) => {
    expect(stagesAt(time)).toEqual(stages);
  });
});

const moments = [
  ...['00:10', '05:00', '08:59', '11:30', '12:30', '17:05', '19:59', '22:30'].map((time) => indiaTime(time)),
  indiaTime('06:30', '2027-03-01'),
  indiaTime('04:00', '2028-02-29'),
];

describe.each(moments)('demo orders planned at the moment %o', (now) => {
  const plans = demoPlans(now);
  const dayOf = (at: Date) =>
    Math.round(
      (Date.parse(indiaDayOf(at.getTime())) - Date.parse(indiaDayOf(now.getTime()))) / (24 * 3600_000),
    );

  it('demo orders are the same each time and come from many people', () => {
    expect(plans).toEqual(demoPlans(now));
    expect(plans.length).toBeGreaterThan(240);
    expect(new Set(plans.map(({ client }) => client)).size).toBeGreaterThan(70);
    expect(plans.filter(({ client }) => client === demoCustomers[0]).length).toBeGreaterThanOrEqual(12);
    expect(Math.min(...plans.map(({ visit }) => (visit ? dayOf(visit.from) : 0)))).toBeGreaterThan(-90);
  });

  it('demo orders have no event in the future', () => {
    for (const { createdAt, assignedAt, steps, estimate, payment, feedback } of plans) {
      const hour = new Date(createdAt.getTime() + 5.5 * 3600_000).getUTCHours();
      expect(hour >= 7 && hour < 22, `${createdAt}`).toBe(true);
      const course = [createdAt, assignedAt, ...steps.map(({ at }) => at)].flatMap((at) => at ?? []);
      expect(course).toEqual(course.toSorted((a, b) => a.getTime() - b.getTime()));
      const all = [...course, estimate?.offeredAt, estimate?.answer?.at, feedback?.givenAt, payment?.restAt];
      for (const at of all) expect(at ? at <= now : true, `${at}`).toBe(true);
    }
  });

  it('a demo technician has one visit at a time, and only for his appliances', () => {
    const visits = plans.filter(({ visit }) => visit !== null);
    const slots = visits.flatMap(({ technician, visit }) =>
      technician ? `${technician.name} ${visit?.from.toISOString()}` : [],
    );
    expect(new Set(slots).size).toBe(slots.length);
    for (const { technician, lines, visit } of visits) {
      if (!technician || !visit) continue;
      for (const { slug } of lines) expect(technician.categories).toContain(categoryOf(slug));
      expect(technician.daysOff).not.toContain(dayOf(visit.from));
    }
  });

  it('each demo visit window has two places left', () => {
    const leadMs = 2 * 3600_000;
    const bookable = plans.filter(({ visit }) => visit && visit.from.getTime() - now.getTime() >= leadMs);
    for (const [from, visits] of Map.groupBy(bookable, ({ visit }) => visit?.from.getTime() ?? 0)) {
      const onDuty = demoTechnicians.filter(({ daysOff }) => !daysOff.includes(dayOf(new Date(from))));
      expect(onDuty.length - visits.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('demo orders include a late one, two waiting ones and a claim', () => {
    const isLate = (plan: (typeof plans)[number]) =>
      plan.stage === 'scheduled' && (plan.visit?.to ?? now) < now;
    expect(plans.filter(isLate)).toHaveLength(1);
    const waiting = plans.filter(({ stage }) => stage === 'waiting');
    expect(waiting.map(({ estimate }) => estimate?.answer?.agree ?? null).toSorted()).toEqual([null, true]);
    const claims = plans.filter(({ isClaim }) => isClaim);
    expect(claims.map(({ visit }) => isToday(visit?.from, now))).toEqual([true]);
    const untimed = plans.filter(({ stage }) => stage === 'requested');
    expect(untimed).toHaveLength(3);
    for (const { createdAt } of untimed)
      expect(now.getTime() - createdAt.getTime()).toBeLessThan(24 * 3600_000);
    const comments = plans.flatMap(({ feedback }) => feedback?.comment ?? []);
    expect([comments.length > 35, new Set(comments).size]).toEqual([true, comments.length]);
  });
});
