import { type ReactNode, StrictMode } from 'react'
import { LandingPage } from '../features/landing/landing-page.tsx'
import { InLanguage } from '../lib/language/in-language.tsx'
import { sourceLanguage } from '../lib/language/interface-language.ts'
import { Providers } from './providers.tsx'
import { RootFrame } from './root-frame.tsx'

const englishTexts = ['ui'] as const

/**
 * The landing page by itself, as it is prerendered and taken over: without the router, which is a fifth of all script and which a page
 * that leads elsewhere by plain links does not need. Within the app the router shows the same page.
 */
export function renderWhenReady(): ReactNode {
  return (
    <StrictMode>
      <Providers>
        <RootFrame>
          <InLanguage language={sourceLanguage} namespaces={englishTexts}>
            <LandingPage />
          </InLanguage>
        </RootFrame>
      </Providers>
    </StrictMode>
  )
}
