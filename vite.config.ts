import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { minifyContractRouter } from '@orpc/contract'
import { defineConfig, type Plugin } from 'vite'
import { firstContract } from '#api/contract.ts'
import { laterContract } from '#api/later-contract.ts'

/** What the client calls is checked by the server: of the contract it needs the routes, not the schemas behind them. */
const routesOnly: Plugin = {
  name: 'routes-only',
  enforce: 'pre',
  load(id) {
    if (id.endsWith('/src/api/contract.ts')) return asRoutes('firstContract', firstContract)
    return id.endsWith('/src/api/later-contract.ts') ? asRoutes('laterContract', laterContract) : null
  },
}

/** A route that has nothing but a method and a path, as most have. */
const plainRoute = /\{"~orpc":\{"errorMap":\{\},"meta":\{\},"route":\{"method":("[A-Z]+"),"path":("[^"]+")\}\}\}/g

/** What a route is called in the reference is of no use to who calls it. */
const withoutWords = (name: string, value: unknown) => (name === 'summary' || name === 'tags' ? undefined : value)

/**
 * What is opened now and then, and brought ahead or when a pointer comes near, finds its own pieces: the list of them would
 * be carried by every builder that is opened. Styles have to be named.
 */
const findsItself = new RegExp(
  [
    'app-palette',
    'arrange-dialog',
    'asked-by',
    'builder-palette',
    'check-sheet',
    'comments-panel',
    'compare-code',
    'compare-panel',
    'conflict-card',
    'credits-card',
    'drop-cover',
    'edit-text',
    'facts-card',
    'import-dialog',
    'invitation',
    'line-cards',
    'local-model-offer',
    'model-picker',
    'name-version-dialog',
    'notification-panel',
    'page-dialogs',
    'page-there',
    'picks-layer',
    'picture-chips',
    'pin-layer',
    'pointing-follow-ups',
    'polish-(?:card|dialog)',
    'preview-notices',
    'publish-panel',
    'question',
    'rename-project',
    'share-panel',
    'shortcuts-sheet',
    'sign-in-again',
    'stopped-card',
    'storage-line',
    'take-section-dialog',
    'trouble-card',
    'versions-sheet',
    'wrote-over-card',
  ].join('|'),
)

/** One part of the contract as the client gets it. */
function asRoutes(name: string, part: Parameters<typeof minifyContractRouter>[0]): string {
  const routes = JSON.stringify(minifyContractRouter(part), withoutWords)
  const made = 'const r=(method,path)=>({"~orpc":{errorMap:{},meta:{},route:{method,path}}})'
  return `${made};export const ${name}=${routes.replaceAll(plainRoute, 'r($1,$2)')}`
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [routesOnly, tailwindcss(), reactRouter()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // workers and the table of icons are large and come by themselves, later; test/journeys/weight.test.ts holds the rest
    chunkSizeWarningLimit: 700,
    assetsInlineLimit: 0,
    modulePreload: {
      resolveDependencies: (file, pieces, { hostType }) =>
        hostType === 'js' && findsItself.test(file) ? pieces.filter((piece) => piece.endsWith('.css')) : pieces,
    },
    // What every page needs comes in two pieces: many small ones compress worse and wait for each other.
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            // how long its plugins took is of use to nobody who starts the product
            checks: { bundlerTimings: false },
            output: {
              // names stand in the list of all routes, which every page carries: seven letters of a hash tell versions apart
              entryFileNames: 'assets/[name]-[hash:7].js',
              // what several pieces share is in most of those lists, and nobody looks for it by its name
              chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash:7].js`,
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
                  { name: 'front', test: /src\/client\/parts\/front\// },
                  { name: 'site', test: /src\/client\/(?:root\.tsx|parts\/site\/)/ },
                  // What knows who is signed in and speaks to the server: many screens begin with it.
                  { name: 'account', test: /src\/client\/data\/core\// },
                ],
              },
            },
          },
        }),
  },
  server: { host: '127.0.0.1' },
}))
