import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  worker: { format: 'es' },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  server: { host: '127.0.0.1' },
})
