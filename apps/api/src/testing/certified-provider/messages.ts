/** What the product is to the provider. */
export type ProviderClient = {
  clientId: string
  clientSecret: string
  redirectUri: string
  postLogoutRedirectUri: string
  backChannelLogoutUri: string
}

/** Claims of people by the name that they sign in with, which is their subject. */
export type PeopleThere = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** What the provider's process is told. It answers each with `done`, once it holds. */
export type ProviderMessage =
  | { kind: 'register'; client: ProviderClient; people: PeopleThere }
  | { kind: 'people'; people: PeopleThere }
