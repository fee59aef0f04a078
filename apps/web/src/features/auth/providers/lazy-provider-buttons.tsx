import { type ReactNode, useEffect, useState } from 'react'

type LazyProviderButtonsProps = {
  /** Which elements in the head of the page name providers: the server says so there of those that the operator has set up. */
  named?: string
  from?: string | undefined
}

/** The ways out to sign-in providers, fetched where there is one. No call has to be made, and the style sheet keeps their room before any script runs. */
export function LazyProviderButtons({ named = 'meta[name=sign-in]', from }: LazyProviderButtonsProps) {
  const [buttons, setButtons] = useState<ReactNode>()

  useEffect(() => {
    const offers = [...document.querySelectorAll<HTMLMetaElement>(named)]
    if (offers.length === 0) return
    import('./provider-buttons.tsx').then(
      ({ ProviderButtons }) => setButtons(<ProviderButtons offers={offers} from={from} />),
      // The page goes on with the password.
      () => undefined,
    )
  }, [named, from])

  return buttons
}
