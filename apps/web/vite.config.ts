import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { assetMap } from './build/asset-map.ts'
import { plainImports } from './build/plain-imports.ts'
import { precompress } from './build/precompress.ts'
import { readMessagesInBuild } from './build/read-messages.ts'

// Its plugins look for their configuration from where the process was started, which may be the repository's root.
process.env['LINGUI_CONFIG'] ??= `${import.meta.dirname}/lingui.config.ts`

/** While pages are being written: untranslated text stands in English instead of failing the build. */
const draft = process.env['JINDU_DRAFT_MESSAGES'] === '1'

/** Pages are compiled. The frame, the look and the home page draw once or from few props: there its caches would only weigh 8 KB gzip on every page. */
const compiler = reactCompilerPreset()
compiler.rolldown.filter = {
  ...compiler.rolldown.filter,
  id: /apps\/web\/src\/features\/(?!goods\/home\/|goods-card\/)/,
}

/** The WebSocket transport is reachable from the client's index, yet loaded with the first subscription only. */
const notTheSocket = (id: string): boolean => !/@trpc\/client\/dist\/wsLink-/.test(id)

/** What pages that show goods draw them with: one file, as small ones compress worse. */
const GOODS_ON_SHOW = new RegExp(
  [
    'src/features/(?:goods-card/(?:lazy-|goods-(?!state)|cover|price|category-icon|rating|average-text)|goods/ad-place)',
    'src/patterns/(?:cover/drawn|goods-cover|money-text|position|rating-mark|escrow-rail|slip-crossing|empty-state)',
    'src/primitives/(?:page|sheet|input|field-context|skeleton)\\.',
    'apps/web/src/shared/(?:format/(?!rate-text)|time/)',
    'apps/web/src/shared/shell/page-frame',
    'domain/src/rules/(?:goods|files|account|review)\\.',
    'domain/src/money/(?:display|currency|money|wire|format-amount)\\.',
    'react-query/build/modern/useSuspenseQuery',
    'react/(?:cjs/react-)?compiler-runtime',
    // The categories' signs.
    'lucide-react/dist/esm/icons/(?:type|layout-(?:template|grid)|code|key-round|audio-lines|book-open|box|image|table-2|tag|ticket|clock|plus|check|megaphone|star)\\.',
  ].join('|'),
)

/** Small parts that most pages beyond the first need some of: lists, forms, what is said of failures. */
const PARTS = new RegExp(
  [
    'src/patterns/(?:data-|error-state|status-badge|countdown|clock-face|second-ticker|ticks)',
    'src/primitives/(?:breadcrumb|field|key-values|kbd|select|segmented|steps|textarea|pager|checkbox|radio-card)\\.',
    'apps/web/src/shared/(?:page/(?!page-(?:error|missing|pending)|tab-link)|notify/form|trpc/(?:use-verb|idempotency))',
    'lucide-react/dist/esm/icons/(?:x|minus|chevrons?-[\\w-]+|arrow-\\w+|list)\\.',
  ].join('|'),
)

/** Another folder for a build beside a running one, which would lose its chunks otherwise. */
const dist = process.env['JINDU_WEB_DIST'] ?? 'dist'

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  clearScreen: false,
  resolve: { conditions: ['source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        defaultBehavior: [['component', 'pendingComponent'], ['errorComponent'], ['notFoundComponent']],
      },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
      addExtensions: 'tsx',
      routeFileIgnorePattern: '\\.test\\.tsx?$',
      disableLogging: true,
    }),
    react(),
    lingui({ failOnMissing: command === 'build' && !draft }),
    // The compiler first: in the other order it memoises what the plural macro has yet to expand.
    babel({
      // Plugins are found from here, wherever the process was started.
      cwd: import.meta.dirname,
      presets: [compiler, linguiTransformerBabelPreset(draft ? { descriptorFields: 'message' } : {})],
    }),
    tailwindcss(),
    plainImports(),
    readMessagesInBuild(),
    assetMap(),
    precompress(),
  ],
  build: {
    target: 'es2023',
    // What Tailwind's sheets need anyway. For anything older each colour would be written twice.
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    sourcemap: false,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        outDir: `${dist}/client`,
        manifest: true,
        // The page names what it needs in its head; the lists of every chunk's imports would cost the entry 2 KB.
        modulePreload: false,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          // One file for what every page starts with: forty small ones compress 10 KB worse.
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'frame', tags: ['$initial'], test: notTheSocket, priority: 10 },
                { name: 'goods', test: GOODS_ON_SHOW, priority: 5 },
                { name: 'parts', test: PARTS, priority: 3 },
                // By themselves, or they come with whatever else needs one of them: the schemas, at 26 KB.
                { name: 'rules', test: /domain\/src\/rules\//, priority: 4 },
              ],
            },
          },
          // The package does not say so itself, and its WebSocket link would come with the first chunk.
          treeshake: { moduleSideEffects: [{ test: /@trpc\/(?:client|server)/, sideEffects: false }] },
        },
      },
    },
    ssr: {
      resolve: {
        conditions: ['source', ...defaultServerConditions],
        ...(command === 'build' ? { noExternal: true as const } : { noExternal: [/^@jindu\//] }),
      },
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        outDir: `${dist}/server`,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/entry-server.tsx' },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      const { client, ssr } = builder.environments
      if (client === undefined || ssr === undefined) throw new Error('both environments are configured above')
      await builder.build(client)
      await builder.build(ssr)
    },
  },
}))
