import { isIPv4 } from 'node:net'

/** Tells countries by network address. */
export type Geo = {
  /** English name of the country; undefined where it is not known. Takes IPv4, IPv6 and the /64 of an IPv6 address. */
  findCountry(address: string): Promise<string | undefined>
}

/** Loopback, private, link-local and shared addresses: nobody's country can be told from them. */
export function isLocalAddress(address: string): boolean {
  if (!isIPv4(address)) return /^(?:::1?$|0:0:0:0|f[cd]|fe[89ab])/iu.test(address)
  const [first = 0, second = 0] = address.split('.').map(Number)
  return (
    [0, 10, 127].includes(first) ||
    (first === 172 && second >= 16 && second < 32) ||
    (first === 192 && second === 168) ||
    (first === 169 && second === 254) ||
    (first === 100 && second >= 64 && second < 128)
  )
}
