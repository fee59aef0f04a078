import type { ManifestOptions } from 'vite-plugin-pwa'

/** What a phone or a desktop shows of the app when it is installed. It opens where questions are asked, behind the log-in. */
export const webManifest: Partial<ManifestOptions> = {
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
