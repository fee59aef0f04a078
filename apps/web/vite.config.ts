import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { preloadFonts } from './vite-plugins/preload-fonts.ts'
import { precompress } from './vite-plugins/precompress.ts'

const apiPort = process.env.API_PORT ?? process.env.PORT ?? '3000'

const baseLibraries =
  /node_modules\/(?:react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack\/[\w-]+)\//

/** Small parts that nearly every page has: apart, each would be a file of a few hundred bytes. */
const smallParts =
  /src\/(?:ui\/(?:alert|button|class-names|icon-button|mark|skeleton|spinner|strength-badge|theme|theme-toggle|wordmark)|lib\/(?:format|i18n|log-in-state|paths|session|token|use-page-title)|app\/page-loading)\.tsx?$/

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts(), precompress()],
  build: {
    outDir: 'dist',
    // Inlined assets would be data: URLs, which the Content-Security-Policy refuses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What every page needs and a release rarely changes is one file, so that browsers keep it.
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: baseLibraries },
            { name: 'parts', test: smallParts },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': `http://localhost:${apiPort}` },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: [new URL('src/testing/setup.ts', import.meta.url).pathname],
  },
})
