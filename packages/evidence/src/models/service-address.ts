/** IPv4 and IPv6 ranges that no packet leaves a site by, and names that only a local resolver knows. */
const localHost =
  /^(?:localhost|[^.:]+|.+\.(?:local|internal|lan|home\.arpa|localhost)|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|\[(?:::1|f[cd][\da-f]{2}:.*|fe80:.*)\])$/iu

/** Whether a URL's host name is of this machine or network, to which it need not be encrypted. */
export function isLocalHost(hostname: string): boolean {
  return localHost.test(hostname)
}

/** Whether questions may be sent to an address: encrypted, or to this machine or network; with no password in it. */
export function isServiceAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && isLocalHost(hostname))
}
