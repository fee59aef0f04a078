const productDomain = import.meta.env.VITE_PRODUCT_DOMAIN
const productionApi = import.meta.env.VITE_PRODUCTION_API ?? '/api'
const developmentApi = import.meta.env.VITE_DEVELOPMENT_API ?? '/api'

/** The production API for the product's own domain and its www variant, the development API otherwise. */
export function apiBaseFor(hostname: string): string {
  const isProduct =
    productDomain !== undefined && (hostname === productDomain || hostname === `www.${productDomain}`)
  return isProduct ? productionApi : developmentApi
}
