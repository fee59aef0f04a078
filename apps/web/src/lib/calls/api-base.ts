// An empty value means the default, as in all settings.
const productDomain = import.meta.env.VITE_PRODUCT_DOMAIN || undefined
const productionApi = import.meta.env.VITE_PRODUCTION_API || '/api'
const developmentApi = import.meta.env.VITE_DEVELOPMENT_API || '/api'

/**
 * Where the page that was opened under this name finds its API: the production API for the product's own domain and its www variant, the
 * development API otherwise. Paths of the page's own host, which the build sees to.
 */
export function apiBaseFor(hostname: string): string {
  const isProduct =
    productDomain !== undefined && (hostname === productDomain || hostname === `www.${productDomain}`)
  return isProduct ? productionApi : developmentApi
}
