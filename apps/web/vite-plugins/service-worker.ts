import { VitePWA } from 'vite-plugin-pwa'
import { webManifest } from './web-manifest.ts'

/**
 * The web manifest, and a service worker that keeps what the app is made of, so that it opens without a connection. It keeps
 * nothing that a person asked or was told: requests to the API never meet it. A new version waits until the person takes it.
 */
export function serviceWorker() {
  return VitePWA({
    strategies: 'generateSW',
    registerType: 'prompt',
    // `src/lib/app-update.ts` registers it: what the plugin would add to the page is refused by the policy.
    injectRegister: false,
    filename: 'sw.js',
    manifestFilename: 'site.webmanifest',
    manifest: webManifest,
    includeManifestIcons: false,
    workbox: {
      globPatterns: [
        'index.html',
        'before-paint.js',
        'icon.svg',
        'assets/**/*.{js,css,svg}',
        // Other letters come with the first text that has them, and the browser keeps them by itself.
        'assets/source-*-latin-wght-normal-*.woff2',
      ],
      dontCacheBustURLsMatching: /^assets\//,
      navigateFallback: '/index.html',
      // What the server writes by itself: the API and its documentation, the local mailbox, files at the top.
      navigateFallbackDenylist: [/^\/(?:api|dev)(?:\/|$)/, /^\/[\w.-]+\.\w+$/],
      cleanupOutdatedCaches: true,
      // One file: a worker that loads its parts by `importScripts` is refused by Trusted Types.
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  })
}
