// What grows out of hand, as a hint in npm run check and never a failure. It says nothing while there is nothing to say.
import { readSources } from '#server/testing/sources.ts';

const mostLines = 250;
// texts and data are not better in two files
const listsByNature = /^(drawings|migrations|bench|server\/seed)\/|-content\.ts$|synonyms\.ts$/;

/** Prints one line for each file of the product that has grown long. */
export function reportSizes(): void {
  for (const { path, text, isTest } of readSources()) {
    const lines = text.split('\n').length - 1;
    if (lines > mostLines && !isTest && !listsByNature.test(path))
      console.log(`  ${path} has ${lines} lines: does it hold one thing?`);
  }
}
