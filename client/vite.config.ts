import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions, type Plugin, type Rolldown } from 'vite';
import { isLanguage, type Language, languageCodes } from '../shared/language.ts';
import { guides } from './guides.ts';
import { jobsShell } from './jobs-shell.ts';
import { workerFile } from './lib/worker-file.ts';
import { precompress } from './precompress.ts';
import { textsOfLanguage } from './texts-of-language.ts';
import { themeStyles } from './theme-styles.ts';
import { writtenPages } from './written-pages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const renderer = here('./entry-server.tsx');
const dist = process.env.BUILD_FOLDER ?? here('../dist');

// Pages, renderer and worker are built once per language, each with the messages of that language only.
const languageDefine = (language: Language) => ({
  'import.meta.env.VITE_LANGUAGE': JSON.stringify(language),
});

// One file loads faster in Node and contains React's production build.
const rendererBuild = (language: Language): EnvironmentOptions => ({
  consumer: 'server',
  resolve: { noExternal: true },
  define: { ...languageDefine(language), 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: `${dist}/server`,
    emptyOutDir: false,
    ssr: renderer,
    copyPublicDir: false,
    manifest: false,
    rolldownOptions: { output: { entryFileNames: `entry-server.${language}.js` } },
  },
});

// A page of the shop loads few files, because over HTTP/1.1 a phone waits for six at a time. Each group holds
// what the modules of its test need, unless an earlier group holds it.
const group = (name: string, priority: number, tests: RegExp[], minShareCount = 1) => ({
  name,
  priority,
  minShareCount,
  test: (id: string) => tests.some((test) => test.test(id)),
});

// What screens of the office and technicians show at once, without their lazy parts. The server finds a screen's files
// by its own module, which stays alone.
function ofScreens(
  name: string,
  priority: number,
  screens: readonly string[],
  test = /./,
  minShareCount = 1,
) {
  const entries = screens.map((screen) => here(`./features/${screen}.tsx`));
  const needed = new Set<string>();
  const collect = (id: string, context: Rolldown.ChunkingContext) => {
    if (needed.has(id) || id.includes('node_modules')) return;
    needed.add(id);
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) collect(next, context);
  };
  return {
    debugName: name,
    name: (id: string, context: Rolldown.ChunkingContext) => {
      if (needed.size === 0) for (const entry of entries) collect(entry, context);
      return needed.has(id) && !entries.includes(id) && test.test(id) ? name : null;
    },
    priority,
    minShareCount,
  };
}

const groups = [
  { name: 'start', tags: ['$initial' as const], test: /(?<!fonts\.css|before-react\.ts)$/, priority: 9 },
  group('shop', 8, [
    /catalogue.(ServiceCard|ServiceStrip|filter-address|texts)\.|content.CallUs\./,
    /client.assets.(banners|empty).*(?<!inline)$/,
    /client.ui.(LazyPart|LoadError|Notice|NothingHere|StructuredData|mantine.layout)\.|client.lib.(schema-org|use-call-time|missing)/,
    /shared.(visits.(call-time|hours|weekdays|words)|service-failure-texts)\./,
    /@mantine.hooks.esm.use-(intersection|reduced-motion|merged-ref|did-update|id)/,
    /@mantine.core.esm.(core.styles-api.use-resolved|components.(SimpleGrid|Paper))/,
  ]),
  group('words', 7.5, [
    /content.(ContactBlock|ContentBlocks|booking-words)\./,
    /shared.(orders.(place|sentences)|rights.retention)/,
    /@mantine.hooks.esm.use-(debounced-value|uncontrolled|media-query)/,
    /@mantine.core.esm.(core.utils.(create-s|get-s)|components.(UnstyledButton|Collapse))/,
  ]),
  // What orders share with the screens of the office.
  group('stages', 7, [
    /shared.(orders.(stages|due|picture-limits)|estimates.texts|money|bills.method-name)|client.(ui.(Badge|Choice)|lib.(download|use-now))\.|orders.(status-looks|picture-texts|use-note)|uuid.dist.(rng|stringify)/,
    /@mantine.(core.esm.core.DirectionProvider|hooks.esm.(use-window-event|utils.use-callback-ref))/,
  ]),
  group(
    'form',
    7,
    [
      /client.lib.(form|rules)\.ts|client.ui.(Dialog|Modal|\w+Field|MobileInput)\.|features.accounts|shared.((order|account)-field|success)-texts/,
    ],
    2,
  ),
  group(
    'order',
    6,
    [
      /client.ui.Badge|client.features.(cart|orders|visits|warranty|rights.(YourData|DataActions|DataNotice)|estimates.(offer-sentence|CustomerEstimate|PricedLines|AnswerLine|texts))/,
    ],
    2,
  ),
  group('dialog', 5, [/client.ui.mantine.Modal/]),
  // The cart needs the kinds without the rules.
  group('kinds', 4.5, [/shared.appliances.kinds/]),
  // Rolldown reads whole priorities. Among equal ones the first group wins.
  ofScreens('work', 4, ['jobs/JobsPage'], /^(?!.*features.jobs)/, 2),
  ofScreens('jobs', 4, ['jobs/JobsPage']),
  group('rules', 4, [/client.lib.form-schemas/]),
  ofScreens('desk', 3, ['admin/AdminLayout', 'admin/day/DayPage']),
  ofScreens('list', 3, ['admin/orders/OrdersPage']),
  group('panel', 3, [/client.features.admin/], 2),
];

// Files that are equal in all languages have the same name.
const browserBuild = (language: Language): EnvironmentOptions => ({
  consumer: 'client',
  define: languageDefine(language),
  build: {
    emptyOutDir: language === 'en',
    copyPublicDir: language === 'en',
    manifest: `.vite/manifest.${language}.json`,
    rolldownOptions: {
      input: {
        index: here('./main.tsx'),
        fonts: here('./app/fonts.css'),
        before: here('./app/before-react.ts'),
      },
      // The package does not declare that its unused WebSocket code has no side effects.
      treeshake: { moduleSideEffects: [{ test: /node_modules.@trpc/, sideEffects: false }] },
      output: { codeSplitting: { groups } },
    },
  },
});

// Browsers look for a newer service worker under the same name.
const workerBuild = (language: Language): EnvironmentOptions => ({
  consumer: 'client',
  define: languageDefine(language),
  build: {
    outDir: `${dist}/client`,
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: false,
    rolldownOptions: {
      input: here('./jobs-worker.ts'),
      output: { format: 'iife', entryFileNames: workerFile(language) },
    },
  },
});

// The environment `client` builds English, `client_hi` Hindi.
const languageOf = (environment: string): Language => {
  const code = environment.split('_')[1];
  return isLanguage(code) ? code : 'en';
};
const inEachLanguage = (name: string, build: (language: Language) => EnvironmentOptions) =>
  Object.fromEntries(
    languageCodes.map((language) => [language === 'en' ? name : `${name}_${language}`, build(language)]),
  );

// The server fills in the document (server/pages/document.ts). Vite does so only in development.
const documentAsItIs = (): Plugin => ({
  name: 'document-as-it-is',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'index.html', source: readFileSync(here('./index.html')) });
  },
});

export default defineConfig(({ command }) => ({
  root: here('.'),
  plugins: [
    themeStyles(),
    guides(),
    writtenPages(command === 'build' ? languageOf : undefined),
    command === 'build' && textsOfLanguage(languageOf),
    react(),
    documentAsItIs(),
    jobsShell(dist, languageOf),
    precompress(),
  ],
  // The package exports its development build alone, whose warnings nobody reads.
  resolve: {
    alias:
      command === 'build'
        ? [
            {
              find: /^react-router$/,
              replacement: here('../node_modules/react-router/dist/production/index.mjs'),
            },
          ]
        : [],
  },
  build: {
    outDir: `${dist}/client`,
    emptyOutDir: true,
    manifest: true,
    // The oldest browsers that run the scripts (docs/decisions/browsers.md).
    target: ['chrome106', 'firefox115', 'safari16.4'],
    // Older browsers still show the pages.
    cssTarget: ['chrome90', 'firefox115', 'safari16.4'],
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Inlined drawings would make the first visit's scripts larger.
    assetsInlineLimit: 0,
  },
  // The workers are built last, because they name the files of the other builds.
  environments: {
    ...inEachLanguage('client', browserBuild),
    ...inEachLanguage('ssr', rendererBuild),
    ...(command === 'build' && inEachLanguage('worker', workerBuild)),
  },
  builder: {},
}));
