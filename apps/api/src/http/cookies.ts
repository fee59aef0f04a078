/** A cookie of ours. Whatever it is, no script can read it; `Lax` lets it come along when another site sends the browser here. */
export type Cookie = { name: string; lifeSeconds: number; sameSite: 'Lax' | 'Strict' }

/** The value of a Set-Cookie header. An empty value with a life of 0 takes the cookie away. */
export function writeCookie(
  publicUrl: string,
  { name, lifeSeconds, sameSite }: Cookie,
  value: string,
): string {
  const secure = hasTls(publicUrl) ? '; Secure' : ''
  return `${nameFor(publicUrl, name)}=${value}; Path=/; Max-Age=${lifeSeconds}; HttpOnly; SameSite=${sameSite}${secure}`
}

/** The value in a Cookie header; undefined where there is none. */
export function findCookie(
  publicUrl: string,
  { name }: Pick<Cookie, 'name'>,
  header: string | undefined,
): string | undefined {
  const wanted = `${nameFor(publicUrl, name)}=`
  const value = header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(wanted))
    ?.slice(wanted.length)
  return value === '' ? undefined : value
}

/** Browsers take a `__Host-` cookie over TLS only; no other host can set or read one. */
function nameFor(publicUrl: string, name: string): string {
  return hasTls(publicUrl) ? `__Host-${name}` : name
}

function hasTls(publicUrl: string): boolean {
  return publicUrl.startsWith('https:')
}
