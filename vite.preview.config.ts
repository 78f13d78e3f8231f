import { defineConfig } from 'vite'

// The script inside the preview frame: one file, inlined by the server into /preview/frame.
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2023',
    outDir: 'build/preview',
    emptyOutDir: true,
    lib: {
      entry: 'src/preview/runtime/main.ts',
      formats: ['iife'],
      name: 'pagewrightFrame',
      fileName: () => 'runtime.js',
    },
  },
})
