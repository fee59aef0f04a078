import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to a TCP server that a test can cut and mend, as if the server had been taken away and brought back. */
export type SeverableProxy = {
  port: number
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>
  mend(): Promise<void>
  close(): Promise<void>
}

export async function openSeverableProxy(host: string, port: number): Promise<SeverableProxy> {
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
  }
  const server = createServer((near) => {
    const far = connect(port, host)
    keep(near)
    keep(far)
    near.pipe(far).pipe(near)
  })
  const listen = async (on: number) => {
    server.listen(on, '127.0.0.1')
    await once(server, 'listening')
  }
  const cut = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  await listen(0)
  const place = server.address()
  const own = typeof place === 'object' && place !== null ? place.port : 0
  return { port: own, cut, mend: () => listen(own), close: cut }
}
