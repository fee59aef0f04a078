import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'

/** A server on this machine until the test is over; its 'host:port'. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const place = server.address()
  return `127.0.0.1:${typeof place === 'object' ? place?.port : ''}`
}
