import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url))
const web = fileURLToPath(new URL('../apps/web', import.meta.url))

/** Starts what `npm run dev` serves the page with, and waits until it says that it is ready. Throws when it ends before. */
export async function startDevelopmentServer(port: string): Promise<{ stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [vite, '--port', port, '--strictPort', '--logLevel', 'info'], {
    cwd: web,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('ready in')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`The development server ended with ${String(code)}`)))
  })

  return {
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
