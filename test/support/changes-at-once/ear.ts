import { content } from '#api/project-content.ts'
import { get, type Settled } from '../people.ts'
import { type OpenStream, readStream } from '../stream.ts'

/** One connection of a stream: everything up to `known` was read after it was open, what came later is told by it. */
type Line = { stream: OpenStream; known: number }

/** What somebody is told of a project over a stream that breaks off and is opened again. */
export async function earOf(who: Settled, projectId: string) {
  const lines: Line[] = []
  let busy = false

  async function open() {
    const stream = readStream(await who.call('GET', '/api/realtime'))
    await stream.heard('heartbeat')
    const { revision } = await get(content, who, 'GET', `/projects/${projectId}/content`)
    lines.push({ stream, known: revision })
  }
  await open()

  const told = ({ stream }: Line) =>
    stream.events.flatMap((event) =>
      event.type === 'content' && event['project_id'] === projectId ? [Number(event['revision'])] : [],
    )

  return {
    async drop() {
      if (busy) return
      busy = true
      await lines.at(-1)?.stream.leave()
      await open()
      busy = false
    },
    /** What of the changes up to a revision was not told exactly once and in their order, in words. */
    async missed(last: number): Promise<string[]> {
      const now = lines.at(-1)
      if (!now) return ['no line']
      if (now.known < last) await now.stream.heard('content', { project_id: projectId, revision: last })
      return lines.flatMap((line, n) => {
        const all = told(line)
        const later = all.filter((revision) => revision > line.known)
        const end = later.at(-1) ?? line.known
        const wanted = Array.from({ length: end - line.known }, (_, i) => line.known + 1 + i)
        const problems = []
        if (later.join() !== wanted.join()) problems.push(`line ${n} told ${later.join()} for ${wanted.join()}`)
        if (new Set(all).size !== all.length) problems.push(`line ${n} told twice: ${all.join()}`)
        return problems
      })
    },
    leave: () => lines.at(-1)?.stream.leave(),
  }
}
