import { defineConfig } from 'vite'

// The check of a drawn page: one file beside the preview's runtime, loaded into its frame when somebody asks for it.
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2023',
    outDir: 'build/preview',
    emptyOutDir: false,
    lib: {
      entry: 'src/preview/runtime/check-main.ts',
      formats: ['iife'],
      name: 'pagewrightChecks',
      fileName: () => 'check.js',
    },
  },
})
