/** The provider did not answer, or with a failure of its own: nobody was refused. */
export class ProviderAway extends Error {
  override name = 'ProviderAway'
}
