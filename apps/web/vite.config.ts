import { BROWSER_TARGETS } from '@jindu/config/browsers'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type PluginOption,
  type UserConfig,
} from 'vite'
import { aloneInFile } from './build/client-graph.ts'
import { planClient, plannedFiles } from './build/client-plan.ts'
import { plainImports } from './build/plain-imports.ts'
import { precompress } from './build/precompress.ts'
import { buildWorker } from './build/build-worker.ts'
import { sourceWords } from './build/source-words.ts'

// Its plugins look for their configuration from where the process was started, which may be the repository's root.
process.env['LINGUI_CONFIG'] ??= `${import.meta.dirname}/lingui.config.ts`

/** While pages are being written: untranslated text stands in English instead of failing the build. */
const draft = process.env['VITE_DRAFT_MESSAGES'] === '1'

/** Pages are compiled. The frame, the look and the home page draw once or from few props: there its caches would only weigh 8 KB gzip on every page. */
const compiler = reactCompilerPreset()
compiler.rolldown.filter = {
  ...compiler.rolldown.filter,
  id: /apps\/web\/src\/(?!shared\/|routes\/|server\/|goods\/goods\/home\/|goods\/card\/|[^/]+$)/,
}

/** Another folder for a build beside a running one, which would lose its chunks otherwise. */
const dist = process.env['JINDU_WEB_DIST'] ?? 'dist'

/** The same from less code on every page: lucide's icons without its providers, and a store's hook that React has itself by now. */
const LIGHTER = [
  { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: `${import.meta.dirname}/src/shared/icons/create-icon.ts` },
  { find: /^use-sync-external-store\/shim(?:\/index(?:\.js)?)?$/, replacement: 'react' },
  {
    find: /^use-sync-external-store\/shim\/with-selector(?:\.js)?$/,
    replacement: 'use-sync-external-store/with-selector',
  },
]

interface Shaped {
  readonly command: 'build' | 'serve'
  /** The file of a module that others share; null for one that lies with what loads it. */
  readonly chunkOf: (module: string) => string | null
  readonly wordsVersion: string
  readonly plugins: readonly PluginOption[]
}

/** The console, and pages that others lead to. */
const LATER = [
  '/staff',
  '/_main/search',
  '/_main/sellerDetails',
  '/_main/adDetails',
  '/_main/rule',
  '/personal/feedback',
]

const configOf = ({ command, chunkOf, wordsVersion, plugins }: Shaped): UserConfig => ({
  root: import.meta.dirname,
  appType: 'custom',
  clearScreen: false,
  resolve: { alias: LIGHTER, conditions: ['source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        defaultBehavior: [['component', 'pendingComponent'], ['errorComponent'], ['notFoundComponent']],
        // Bundle the loaders of rarely used sections with their pages: their tables would be loaded at every page's
        // start.
        splitBehavior: ({ routeId }) =>
          LATER.some((place) => routeId.startsWith(place))
            ? [['component', 'pendingComponent', 'loader'], ['errorComponent'], ['notFoundComponent']]
            : undefined,
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
    sourceWords(),
    // The compiler first: in the other order it memoises what the plural macro has yet to expand.
    babel({
      // Plugins are found from here, wherever the process was started.
      cwd: import.meta.dirname,
      presets: [compiler, linguiTransformerBabelPreset(draft ? { descriptorFields: 'message' } : {})],
    }),
    tailwindcss(),
    plainImports(),
    ...plugins,
  ],
  build: {
    // For anything older each colour of the sheets would be written twice.
    target: [...BROWSER_TARGETS],
    cssTarget: [...BROWSER_TARGETS],
    sourcemap: false,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
  },
  environments: {
    client: {
      define: { WORDS_VERSION: JSON.stringify(wordsVersion) },
      build: {
        outDir: `${dist}/client`,
        // The page names what it needs in its head; the lists of every chunk's imports would cost the entry 2 KB.
        modulePreload: false,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf, debugName: 'planned' }] },
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
        target: 'es2023',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/entry-server.tsx' },
      },
    },
  },
  builder: {
    // One plan for both environments.
    sharedConfigBuild: true,
    buildApp: async (builder) => {
      const { client, ssr } = builder.environments
      if (client === undefined || ssr === undefined) throw new Error('both environments are configured above')
      await builder.build(client)
      await builder.build(ssr)
      await buildWorker(import.meta.dirname, `${dist}/client`)
    },
  },
})

export default defineConfig(async ({ command }) => {
  const shape = { command, chunkOf: () => null, wordsVersion: '', plugins: [] }
  if (command === 'serve') return configOf(shape)
  const plan = await planClient(configOf({ ...shape, chunkOf: aloneInFile }), draft)
  return configOf({
    command,
    // All styles are one file; a chunk of nothing else would be none.
    chunkOf: (module) => plan.chunks.get(module) ?? (module.endsWith('.css') ? 'frame' : null),
    wordsVersion: plan.words.version,
    plugins: [plannedFiles(plan), precompress()],
  })
})
