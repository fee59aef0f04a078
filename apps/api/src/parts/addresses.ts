import { createRangeCheck, type Range } from '@auscult/digest/fetch/public-address.ts'

const thisMachine: readonly Range[] = [
  ['127.0.0.0', 8],
  ['::1', 128],
  ['::ffff:127.0.0.0', 104],
]

/** Loopback, private, link-local and shared addresses (RFC 1918, 3927, 4193, 4291, 6598). */
const ownNetwork: readonly Range[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['::', 64],
  ['fc00::', 7],
  ['fe80::', 10],
]

export const isLoopback = createRangeCheck(thisMachine)

const isOfOwnNetwork = createRangeCheck(ownNetwork)

/** Whether an address is of this machine or network: nobody's country can be told from it. Takes the /64 of an IPv6 address, too. */
export function isLocalAddress(address: string): boolean {
  return isOfOwnNetwork(address.replace(/\/64$/u, ''))
}

/** Whether a host name, as a URL has it, leads to this machine wherever it is resolved. */
export function isLoopbackName(hostname: string): boolean {
  // Anybody may own a name that begins as an address does.
  return hostname === 'localhost' || isLoopback(hostname.replace(/^\[(?<inside>.+)\]$/u, '$<inside>'))
}
