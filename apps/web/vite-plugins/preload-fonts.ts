import type { Plugin } from 'vite'

/** The two files every page is set in; the others load when a character or a slope needs them. */
const everyPage = /source-(?:sans-3|serif-4)-latin-wght-normal/

/** Names the hashed font files in the page's head, so that they load beside the script and not after the style sheet. */
export function preloadFonts(): Plugin {
  return {
    name: 'auscult:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((file) => everyPage.test(file))
        return files.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head' as const,
        }))
      },
    },
  }
}
