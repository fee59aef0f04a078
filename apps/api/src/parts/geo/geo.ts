/** Tells countries by network address. */
export type Geo = {
  /** English name of the country; undefined where it is not known. Takes IPv4, IPv6 and the /64 of an IPv6 address. */
  findCountry(address: string): Promise<string | undefined>
}
