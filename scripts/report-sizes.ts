// Lists long files in npm run check. Long files never fail the check.
import { readSources } from '#server/testing/sources.ts';

const maxLines = 250;
const listsByNature = /^(drawings|migrations|bench|server\/seed)\/|synonyms\.ts$/;

export function reportSizes(): void {
  for (const { path, text, isTest } of readSources()) {
    const lines = text.split('\n').length - 1;
    if (lines > maxLines && !isTest && !listsByNature.test(path))
      console.log(`  ${path} has ${lines} lines: does it hold one thing?`);
  }
}
