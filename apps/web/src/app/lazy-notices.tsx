import { type ComponentType, useEffect, useState } from 'react'

/** The notices of the app, whose code is fetched when the page stands and no sooner: they are never the first thing to see. */
export function LazyNotices() {
  const [Notices, setNotices] = useState<ComponentType>()

  useEffect(() => {
    const load = async () => {
      try {
        const { AppNotices } = await import('./app-notices.tsx')
        setNotices(() => AppNotices)
      } catch {
        // Without a connection on a first visit there is nothing to tell it with, and the next page tries again.
      }
    }
    if (document.readyState === 'complete') void load()
    else addEventListener('load', () => void load(), { once: true })
  }, [])

  return Notices === undefined ? null : <Notices />
}
