import { BlockList, isIPv6 } from 'node:net'

/**
 * Addresses that are not of the public internet (IANA special-purpose registries, RFC 6890 and later), as [first address, prefix].
 * IPv4 inside IPv6 (mapped, NAT64, 6to4) is refused whole: no public host is reached only that way.
 */
const ranges: readonly (readonly [string, number])[] = [
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

// One list for each family: in a common one, the mapped range would match every IPv4 address (Node 24).
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [first, prefix] of ranges) blocked[familyOf(first)].addSubnet(first, prefix, familyOf(first))

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = familyOf(address)
  return !blocked[family].check(address, family)
}
