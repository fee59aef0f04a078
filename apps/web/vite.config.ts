import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { ownApiAddress } from './vite-plugins/api-address.ts'
import { guideNames } from './vite-plugins/guide-names.ts'
import { preloadFonts } from './vite-plugins/preload-fonts.ts'
import { precompress } from './vite-plugins/precompress.ts'
import { prerender } from './vite-plugins/prerender.ts'
import { serviceWorker } from './vite-plugins/service-worker.ts'
import { webManifest } from './vite-plugins/web-manifest.ts'

const apiPort = process.env.API_PORT ?? process.env.PORT ?? '3000'

const baseLibraries = /node_modules\/(?:react|react-dom|scheduler|i18next|react-i18next)\//

/** For all pages but the landing page. */
const routerLibrary = /node_modules\/react-router\//

/** What asks the server, for all pages but the landing page; without what only forms and long lists use, which comes with the pages that have them. */
const queryLibrary =
  /node_modules\/@tanstack\/[\w-]+\/(?!.*(?:infinite|useInfinite|mutationObserver|useMutation))/

/** Small parts that nearly every page has: apart, each would be a file of a few hundred bytes. */
const smallParts =
  /(?:contract\/src\/(?:auth\/limits|evidence\/strength-band)|lucide-react\/dist\/esm\/icons\/(?:check|x)\.mjs$|src\/(?:app\/(?:lazy-notices|providers|root-frame)|evidence\/strength-badge|ui\/(?:alert|button|class-names|dialog\/dialog-mark|icon-button|mark|skeleton|spinner|theme\/theme|theme\/theme-toggle|wordmark)|lib\/(?:browser-storage|install-prompt|language\/(?:format|i18n|in-language)|operator|paths|session\/(?:log-in-state|session|session-watch|token)|use-page-title)))(?:\.tsx?|\.mjs)?$/

/** What stands around the pages of the router: apart, each would be such a file, too. */
const pageFrame = /src\/app\/(?:page-loading|quiet-page)\.tsx?$/

/** What forms are made of, and what they are sent with: on a slow network each file more is a moment more. */
const formParts =
  /(?:node_modules\/@tanstack\/.*(?:mutationObserver|useMutation)|lucide-react\/dist\/esm\/icons\/eye(?:-off)?\.mjs|src\/(?:ui\/(?:dialog\/(?:dialog-history|dialog-opening|lazy-dialog)|form\/(?:checkbox|field|password-input|text-input)|linked-text)|lib\/(?:calls\/(?:query-client|with-queries)|place\/(?:place|place-link)|session\/unsent|use-delayed))\.tsx?$)/

/** What the access pages share, with what few of them use: apart, those would be such files again. */
const accessPage =
  /src\/(?:app\/history-place|features\/auth\/(?:access-page|queries|lazy-language-button|pictures\/illustration-slider|providers\/lazy-provider-buttons|log-in\/log-in-outcome))\.tsx?$/

/** The same for opening an account. */
const signUpParts =
  /(?:contract\/src\/auth\/sign-up-countries|src\/(?:features\/auth\/(?:passwords\/(?:length-hint|password-refusal)|providers\/newcomer|sign-up\/(?:consent-checkbox|consents|sign-up-state))|lib\/legal-texts))\.tsx?$/

/** What asks the server. */
const callParts = /src\/lib\/(?:base64|calls\/(?:answer-shapes|api|api-base|envelope|refusal-words))\.ts$/

/** The choice of language, which comes late on the access pages. */
const languageButton =
  /(?:lucide-react\/dist\/esm\/icons\/languages\.mjs|src\/(?:lib\/language\/use-language-choice|ui\/language-button)\.tsx?)$/

/** Files that a page has before any of its late parts is asked for: naming them again with each part costs a few hundred bytes. */
const alwaysThere = /^assets\/(?:base|page-frame|parts|query-library|rolldown-runtime|router)-/
/** The entry has none of them yet, and the landing page not all. */
const needsAll = /^assets\/(?:index|landing)/

/** The landing page's texts, and the links that say who keeps them: what its late parts use too, in one file. */
const landingTexts = /src\/features\/landing\/(?:landing-content|outside-link)\.tsx?$/

export default defineConfig({
  plugins: [
    ownApiAddress(),
    react(),
    tailwindcss(),
    guideNames(),
    preloadFonts(),
    webManifest(),
    prerender(),
    serviceWorker(),
    // Last, when all files are written.
    precompress(),
  ],
  // One file of settings for the server and the page.
  envDir: new URL('../..', import.meta.url).pathname,
  build: {
    outDir: 'dist',
    // Inlined assets would be data: URLs, which the Content-Security-Policy refuses.
    assetsInlineLimit: 0,
    // Every browser that the style sheet is built for preloads modules by itself.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies, { hostId, hostType }) =>
        hostType === 'html' || needsAll.test(hostId)
          ? dependencies
          : dependencies.filter((file) => !alwaysThere.test(file)),
    },
    rolldownOptions: {
      // What every page needs and a release rarely changes is one file, so that browsers keep it.
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: baseLibraries },
            { name: 'router', test: routerLibrary },
            { name: 'query-library', test: queryLibrary },
            { name: 'parts', test: smallParts },
            { name: 'page-frame', test: pageFrame },
            { name: 'form-parts', test: formParts },
            { name: 'access-page', test: accessPage },
            { name: 'sign-up-parts', test: signUpParts },
            { name: 'call-parts', test: callParts },
            { name: 'language-button', test: languageButton },
            { name: 'landing-texts', test: landingTexts },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': `http://localhost:${apiPort}` },
  },
})
