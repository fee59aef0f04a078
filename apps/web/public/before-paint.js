// Runs before the first paint, as a file because the Content-Security-Policy allows no inline script.
;(() => {
  const { dataset, lang } = document.documentElement
  // A chosen theme wins over the system's.
  const theme = read('theme')
  if (theme === 'light' || theme === 'dark') {
    dataset.theme = theme
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.media = meta.dataset.of === theme ? 'all' : 'not all'
  }
  // A prerendered page is a stranger's, who has just arrived, in the language that the browser asks for.
  const isStranger = read('auth_token') === null
  const isTheirs = (read('language') ?? lang) === lang
  const isArrival = location.hash === '' && (history.state?.usr ?? null) === null
  if (dataset.prerendered !== undefined && !(isStranger && isTheirs && isArrival))
    dataset.prerendered = 'hidden'
  if (dataset.prerendered === 'shown') {
    awaitFaces()
    addEventListener('click', keepPress)
  }
  // Zod would otherwise compile its checks with `new Function`, which the policy refuses and reports.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

  /** A browser that forbids storage throws when it is asked for it. */
  function read(name) {
    try {
      return localStorage.getItem(name)
    } catch {
      return null
    }
  }

  /**
   * A button that is pressed before the script is there is pressed again by `src/app/prerendered-page.ts` when it is. So is a link that opens
   * something over the page (`data-opens`): followed at once it would lose what was typed. Without any script it leads to its address.
   */
  function keepPress(event) {
    if (dataset.prerendered === undefined) return removeEventListener('click', keepPress)
    const pressed = event.target.closest?.('button, a[data-opens]')
    const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey
    if (!pressed || (isForNewTab && pressed.matches('a'))) return
    if (pressed.matches('a')) event.preventDefault()
    pressed.setAttribute('data-pressed', '')
  }

  /** A prerendered page is shown whole and in its own faces, so that nothing moves; after 0.7 s it is shown as it is. */
  function awaitFaces() {
    dataset.faces = 'awaited'
    const show = () => delete dataset.faces
    setTimeout(show, 700)
    const faces = ['1em "Source Sans 3 Variable"']
    if (dataset.serif !== 'late') faces.push('600 1em "Source Serif 4 Variable"')
    // The first change is to 'interactive': all of the page is read, and no script of its own has run.
    const isRead = new Promise((resolve) =>
      document.addEventListener('readystatechange', resolve, { once: true }),
    )
    Promise.all([isRead, ...faces.map((face) => document.fonts.load(face))]).then(show, show)
  }
})()
