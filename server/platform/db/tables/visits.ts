import type { ColumnType, Generated } from 'kysely';
import type { VisitSettings } from '#shared/visits/schema.ts';

export type VisitsTables = {
  visit_settings: {
    id: Generated<number>;
    version: Generated<number>;
    week: ColumnType<VisitSettings['week'], string, string>;
    days: ColumnType<VisitSettings['days'], string, string>;
    per_technician: Generated<number>;
    lead_minutes: number;
    horizon_days: number;
  };
  visit_places: { visit_from: Date; taken: number };
};
