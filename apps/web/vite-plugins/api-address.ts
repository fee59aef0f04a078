import { loadEnv, type Plugin } from 'vite'

const keys = ['VITE_PRODUCTION_API', 'VITE_DEVELOPMENT_API'] as const

/**
 * Stops the build where the API is to be at another host than the page: the Content-Security-Policy allows calls to the own origin only, and
 * the server tells no browser that another origin may call it. A proxy can lead a path wherever it likes.
 */
export function ownApiAddress(): Plugin {
  return {
    name: 'auscult:own-api-address',
    configResolved({ mode, envDir }) {
      if (envDir === false) return
      const environment = loadEnv(mode, envDir, 'VITE_')
      for (const key of keys) requirePath(key, environment[key])
    },
  }
}

function requirePath(key: string, value: string | undefined): void {
  if (value === undefined || value === '' || /^\/(?![/\\]).*[^/]$/u.test(value)) return
  throw new Error(
    `${key} is ${JSON.stringify(value)}. It has to be a path of the page's own host, like /api.`,
  )
}
