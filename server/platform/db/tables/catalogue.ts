import type { ColumnType, Generated } from 'kysely';
import type { CategoryTranslations, Translated } from '#shared/catalogue/translations.ts';
import type { Derived, Moment } from '../column-types.ts';

export type StoredServiceTexts = { [Language in Translated]?: { name?: string; description?: string } };
export type StoredCategoryTexts = Partial<CategoryTranslations>;
type Stored<Texts> = ColumnType<Texts, string | undefined, string>;

export type CatalogueTables = {
  categories: {
    id: string;
    label: string;
    value: string;
    position: Generated<number>;
    translations: Stored<StoredCategoryTexts>;
  };
  services: {
    id: string;
    product_name: string;
    brand_name: string;
    category: string;
    images: string[];
    placeholder: string | null;
    description: string;
    charge_paise: number;
    in_shop: Generated<boolean>;
    warranty_days: Generated<number>;
    translations: Stored<StoredServiceTexts>;
    ratings: Generated<number[]>;
    rating_count: Generated<number>;
    rating_sum: Generated<number>;
    created_at: Moment;
    updated_at: Moment;
    position: Generated<string>;
    /** The database's time of the last change; a trigger sets it. */
    changed_at: ColumnType<Date, never, never>;
    search_name: Derived;
    search_tags: Derived;
    search_text: Derived;
  };
  images: {
    address: string;
    width: number;
    height: number;
    placeholder: string;
    created_at: Moment;
    /** The time at which a sweep first found the picture unused. Null while a service uses it. */
    unused_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  cart_lines: {
    id: string;
    user_id: string;
    service_id: string;
    quantity: Generated<number>;
    created_at: Moment;
  };
  ratings: {
    id: string;
    service_id: string;
    user_id: string;
    order_id: string | null;
    stars: number;
    created_at: Moment;
  };
};
