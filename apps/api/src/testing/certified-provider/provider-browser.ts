/** A browser at the provider: it keeps cookies, follows its redirects and fills in its pages. */
export type ProviderBrowser = {
  /** Signs in under a name, or is signed in already, and resolves to the address of the product that one is sent back to. */
  signIn(address: string, name: string): Promise<URL>
  /** Opens the page for logging out and says yes; resolves to where one is sent. */
  logOut(address: string): Promise<string>
}

export function createProviderBrowser(issuer: string): ProviderBrowser {
  const cookies = new Map<string, string>()

  async function visit(address: string, form?: Record<string, string>): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(new URL(address, issuer), {
      method: form === undefined ? 'GET' : 'POST',
      headers: { cookie },
      redirect: 'manual',
      ...(form !== undefined && { body: new URLSearchParams(form) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const name = pair.slice(0, pair.indexOf('='))
      const value = pair.slice(name.length + 1)
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  /** As far as a page, or to an address that is not the provider's. */
  async function follow(response: Response): Promise<Response | URL> {
    const location = response.headers.get('location')
    if (location === null) return response
    const next = new URL(location, issuer)
    return next.origin === issuer ? follow(await visit(next.href)) : next
  }

  return {
    async signIn(address, name) {
      const arrived = await follow(await visit(address))
      if (arrived instanceof URL) return arrived
      const page = await arrived.text()
      const action = /<form[^>]*action="(?<action>[^"]+)"/u.exec(page)?.groups?.['action'] ?? ''
      const back = await follow(await visit(action, { prompt: 'login', login: name, password: 'any' }))
      if (back instanceof URL) return back
      throw new Error(`The provider shows a page instead: ${await back.text()}`)
    },
    async logOut(address) {
      const page = await (await visit(address)).text()
      const groups = /action="(?<action>[^"]+)".*?name="xsrf" value="(?<xsrf>[^"]+)"/su.exec(page)?.groups
      if (groups === undefined) throw new Error(`The provider offers no log-out: ${page}`)
      const done = await visit(groups['action'] ?? '', { xsrf: groups['xsrf'] ?? '', logout: 'yes' })
      return done.headers.get('location') ?? ''
    },
  }
}
