import { isIP, isIPv6 } from 'node:net'

/**
 * A network address as limits count it: IPv4 as it is, also where it comes mapped into IPv6, and IPv6 by its /64, because one
 * household or attacker holds a whole one.
 */
export function addressOf(ip: string): string {
  const mapped = /^::ffff:(?<v4>\d+\.\d+\.\d+\.\d+)$/iu.exec(ip)?.groups?.['v4']
  if (mapped !== undefined) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('%', 1).join('').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Whether a host name, as a URL has it, leads to this machine wherever it is resolved. */
export function isLoopbackName(hostname: string): boolean {
  const address = hostname.replace(/^\[(?<inside>.+)\]$/u, '$<inside>')
  // Anybody may own a name that begins as an address does.
  return hostname === 'localhost' || (isIP(address) !== 0 && isLoopback(address))
}

export function isLoopback(ip: string): boolean {
  return ip === '::1' || /^(?:::ffff:)?127\./iu.test(ip)
}
