import { samples } from './notes.ts';
import type { JsonSchema, Properties } from './schemas.ts';

const reference = '#/components/schemas/';

export function exampleOf(schema: JsonSchema, components: Properties, name = ''): unknown {
  if (schema.$ref) {
    const target = components[schema.$ref.slice(reference.length)];
    return target ? exampleOf(target, components) : null;
  }
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part as JsonSchema, components)));
  if (schema.const !== undefined) return schema.const;
  if (schema.type === 'object' || schema.properties) {
    return Object.fromEntries(
      Object.entries((schema.properties ?? {}) as Properties).map(([field, inner]) => [
        field,
        exampleOf(inner, components, field),
      ]),
    );
  }
  const items = schema.items as JsonSchema | undefined;
  if (schema.type === 'array' && (items?.$ref || items?.properties)) {
    return [exampleOf(items, components)];
  }
  const sample = samples[name];
  if (schema.enum) return schema.enum.includes(sample as string) ? sample : schema.enum[0];
  if (sample !== undefined) return sample;
  const option = schema.anyOf?.[0];
  if (option) return exampleOf(option as JsonSchema, components, name);
  if (schema.type === 'array') return items ? [exampleOf(items, components, name)] : [];
  if (schema.type === 'integer' || schema.type === 'number') return 1;
  return schema.type === 'boolean' ? true : 'text';
}
