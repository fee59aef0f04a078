import { BlockList, isIP, isIPv6 } from 'node:net'

/** [First address, prefix]. */
export type Range = readonly [string, number]

/**
 * Addresses that are not of the public internet (IANA special-purpose registries, RFC 6890 and later).
 * IPv4 inside IPv6 (mapped, NAT64, 6to4) is refused whole: no public host is reached only that way.
 */
const specialPurpose: readonly Range[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
]

/** Tells whether an address lies in one of the ranges. What is no address lies in none. */
export function createRangeCheck(ranges: readonly Range[]): (address: string) => boolean {
  // One list for each family: in a common one, the mapped range would match every IPv4 address (Node 24).
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() }
  for (const [first, prefix] of ranges) lists[familyOf(first)].addSubnet(first, prefix, familyOf(first))

  return (written) => {
    // A link-local address can name the interface it is reached by.
    const [address = ''] = written.split('%', 1)
    return isIP(address) !== 0 && lists[familyOf(address)].check(address, familyOf(address))
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}

const isSpecial = createRangeCheck(specialPurpose)

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  return isIP(address) !== 0 && !isSpecial(address)
}
