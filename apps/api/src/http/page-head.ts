import { escapeHtml } from '../parts/escape-html.ts'
import pages from './locales/pages.en-GB.json' with { type: 'json' }
import type { PageHead } from './page-list.ts'

/** Of the picture in apps/web/public, in pixels. */
const image = { path: '/open-graph.png', width: 1200, height: 630 }

/** The head of a page for everybody. Addresses in it are whole, because a link preview knows no base. */
export function renderHead({ title, description }: PageHead, path: string, publicUrl: string): string {
  const address = `${publicUrl}${path}`
  const properties = {
    'og:type': 'website',
    'og:site_name': pages.name,
    'og:locale': 'en_GB',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': `${publicUrl}${image.path}`,
    'og:image:width': String(image.width),
    'og:image:height': String(image.height),
    'og:image:alt': pages.image,
  }
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n    ')
}

/** The head of a page that is nobody's to find, and of one that is not there. */
export function renderUnlistedHead(): string {
  return `<title>${escapeHtml(pages.name)}</title>\n    <meta name="robots" content="noindex">`
}

type Offers = { hasGoogle: boolean; organisation: string | undefined }

/**
 * Tells the web app by whose accounts people can sign in, beside a password: no call has to be made, and the page has its buttons' room
 * before any script runs.
 */
export function renderSignInOffers({ hasGoogle, organisation }: Offers): string {
  const offers = [
    hasGoogle && '<meta name="sign-in" content="google">',
    organisation !== undefined &&
      `<meta name="sign-in" content="oidc" data-organisation="${escapeHtml(organisation)}">`,
  ]
  return offers.map((offer) => (offer === false ? '' : `\n    ${offer}`)).join('')
}
