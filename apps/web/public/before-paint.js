// Runs before the first paint, as a file because the Content-Security-Policy allows no inline script.
;(() => {
  // A chosen theme wins over the system's; reading storage throws where a browser forbids it.
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') {
      document.documentElement.dataset.theme = theme
      for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
        meta.media = meta.dataset.of === theme ? 'all' : 'not all'
    }
  } catch {}
  // Zod would otherwise compile its checks with `new Function`, which the policy refuses and reports.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
})()
