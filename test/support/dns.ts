import { createSocket } from 'node:dgram'
import { type Answer, AUTHORITATIVE_ANSWER, decode, encode } from 'dns-packet'

/** Records by type and name; a type that is not there is answered with nothing. */
export type Zone = Record<string, Answer[]>

/** A name server on this machine that says what a test wants; `silent` lets it say nothing at all. */
export async function startNameServer() {
  const zone: Zone = {}
  const state = { isSilent: false, asked: 0 }
  const socket = createSocket('udp4')
  socket.on('message', (message, { port, address }) => {
    state.asked += 1
    if (state.isSilent) return
    const { id, questions = [] } = decode(message)
    const [question] = questions
    const name = question?.name.toLowerCase() ?? ''
    const known = zone[name] ?? []
    const answers = known.filter(({ type }) => type === question?.type)
    // As name servers do: a name that is an alias has nothing else.
    const alias = answers.length > 0 ? [] : known.filter(({ type }) => type === 'CNAME')
    const rcode = Object.keys(zone).some((one) => one === name || one.endsWith(`.${name}`)) ? 0 : 3
    const flags = AUTHORITATIVE_ANSWER | rcode
    socket.send(
      encode({ type: 'response', id: id ?? 0, flags, questions, answers: [...answers, ...alias] }),
      port,
      address,
    )
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    state,
    /** What is known of a name from now on. */
    set(name: string, records: [type: 'A' | 'AAAA' | 'CNAME' | 'TXT' | 'CAA' | 'NS', data: string][]) {
      zone[name] = records.map(([type, data]): Answer => {
        const head = { name, ttl: 1 }
        if (type === 'TXT') return { ...head, type, data: [data] }
        if (type === 'CAA') return { ...head, type, data: { flags: 0, tag: 'issue', value: data } }
        return { ...head, type, data }
      })
    },
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  }
}
