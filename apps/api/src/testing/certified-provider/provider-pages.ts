/** Without a thing that another host would be asked for. */
const render = (title: string, content: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><link rel="icon" href="data:,"><h1>${title}</h1>${content}</html>`

export function renderSignIn(address: string): string {
  return render(
    'Hospital sign-in',
    `<form method="post" action="${address}"><label>Name <input name="login" required></label><button>Sign in</button></form>`,
  )
}

/** `form` is the provider's own, which the button sends. */
export function renderLogOut(form: string): string {
  return render(
    'Hospital log-out',
    `${form}<button form="op.logoutForm" name="logout" value="yes">Yes, log me out</button>`,
  )
}
