import type { Plugin } from 'vite'

const fileName = 'site.webmanifest'

/** What a phone or a desktop shows of the app when it is installed. It opens where questions are asked, behind the log-in. */
const manifest = {
  id: '/',
  name: 'Auscult',
  short_name: 'Auscult',
  description: 'Ask a clinical question. See what the answer rests on.',
  lang: 'en-GB',
  dir: 'ltr',
  start_url: '/ai',
  scope: '/',
  display: 'standalone',
  theme_color: '#fbfaf7',
  background_color: '#fbfaf7',
  categories: ['medical', 'education'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

/** Writes the manifest, and names it in the page's head. */
export function webManifest(): Plugin {
  return {
    name: 'auscult:web-manifest',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifest) })
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `/${fileName}` }, injectTo: 'head' },
    ],
  }
}
