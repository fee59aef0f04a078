import { expect, it } from 'vitest'
import { renderSignInOffers } from './page-head.ts'

it('the head names by whose accounts people can sign in, the organisation’s name as text and nothing else', () => {
  const both = renderSignInOffers({ hasGoogle: true, organisation: '"><script>$&' })
  const neither = renderSignInOffers({ hasGoogle: false, organisation: undefined })

  expect(both.trim().split(/\n\s*/u)).toEqual([
    '<meta name="sign-in" content="google">',
    '<meta name="sign-in" content="oidc" data-organisation="&quot;&gt;&lt;script&gt;$&amp;">',
  ])
  expect(neither).toBe('')
})
