import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // What every page needs comes in two pieces: many small ones compress worse and wait for each other.
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
                  {
                    name: 'site',
                    test: /src\/client\/(?:paths|parts\/(?:logo|route-scroll|site-header|site-account|site-links|navigation-)|state\/(?:theme|navigate|auth\/hint)|ui\/(?:icon|announcer|toaster|cx)\b)|src\/rules\/(?:product|suggestions|chat)\b/,
                  },
                ],
              },
            },
          },
        }),
  },
  server: { host: '127.0.0.1' },
}))
