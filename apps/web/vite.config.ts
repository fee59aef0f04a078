import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { preloadFonts } from './vite-plugins/preload-fonts.ts'
import { precompress } from './vite-plugins/precompress.ts'

const apiPort = process.env.API_PORT ?? process.env.PORT ?? '3000'

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts(), precompress()],
  build: {
    outDir: 'dist',
    // Inlined assets would be data: URLs, which the Content-Security-Policy refuses.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/api': `http://localhost:${apiPort}` },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: [new URL('src/testing/setup.ts', import.meta.url).pathname],
  },
})
