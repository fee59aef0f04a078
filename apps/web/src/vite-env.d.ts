/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The product's own domain, without www. */
  readonly VITE_PRODUCT_DOMAIN?: string
  readonly VITE_PRODUCTION_API?: string
  readonly VITE_DEVELOPMENT_API?: string
}

/** The DOM's types do not know yet that the address may come from a policy of Trusted Types. */
interface ServiceWorkerContainer {
  register(
    address: string | TrustedScriptURL,
    options?: RegistrationOptions,
  ): Promise<ServiceWorkerRegistration>
}

/** Made by `vite-plugins/guide-names.ts`. */
declare module 'virtual:guide-names' {
  import type { GuideNames } from '@auscult/contract/guides/guide-names.ts'

  export const guideNames: GuideNames
}
