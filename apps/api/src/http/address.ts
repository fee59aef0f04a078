import { isIPv4, isIPv6 } from 'node:net'

/**
 * A network address as limits count it: IPv4 as it is, also where it comes mapped into IPv6, and IPv6 by its /64, because one
 * household or attacker holds a whole one. No shorter prefix: some providers give a household sixteen, but mobile networks one to each telephone. Some proxies write a port behind it, which changes with each connection, and brackets.
 * What is no address at all counts as one, `unknown`, so that no spelling of it has limits of its own.
 */
export function addressOf(written: string): string {
  const ip = withoutPort(written).split('%', 1).join('')
  const mapped = /^::ffff:(?<v4>\d+\.\d+\.\d+\.\d+)$/iu.exec(ip)?.groups?.['v4']
  if (mapped !== undefined) return mapped
  if (!isIPv6(ip)) return isIPv4(ip) ? ip : 'unknown'
  const [head = '', tail] = ip.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

function withoutPort(written: string): string {
  const { v4, v6 } =
    /^(?:(?<v4>\d+(?:\.\d+){3}):\d+|\[(?<v6>[^\]]+)\](?::\d+)?)$/u.exec(written.trim())?.groups ?? {}
  return v4 ?? v6 ?? written.trim()
}
