import { createServer, request as ask } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

/** The line of a window to its server: it can be cut, and lose answers of a server that has done what was asked. */
export type WindowLine = {
  /** for the window's `proxy` */
  address: string
  readonly isCut: boolean
  /** so many answers to changes are lost from now on */
  losing: number
  /** Ends every connection, streams included, and takes no other until it is joined. */
  cut(): void
  join(): void
  close(): void
}

export async function startLine(): Promise<WindowLine> {
  const sockets = new Set<Socket>()
  let isCut = false
  const proxy = createServer((request, response) => {
    const { method, headers, url = '' } = request
    const onward = ask(url, { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      response.flushHeaders()
      answer.pipe(response)
      answer.on('error', () => response.destroy())
    })
    onward.on('error', () => response.destroy())
    // A stream that nobody reads any more is ended on the other side, too.
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  })
  proxy.on('connect', ({ url = '' }, socket: Socket) => {
    const { hostname, port } = new URL(`http://${url}`)
    const onward = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      onward.pipe(socket).pipe(onward)
    })
    onward.on('error', () => socket.destroy())
    socket.on('error', () => onward.destroy())
    socket.on('close', () => onward.destroy())
  })
  proxy.on('connection', (socket) => {
    if (isCut) return socket.destroy()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    return undefined
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    get isCut() {
      return isCut
    },
    losing: 0,
    cut,
    join() {
      isCut = false
    },
    close() {
      cut()
      proxy.close()
    },
  }
}
