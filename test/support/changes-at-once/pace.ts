import type { Engine } from '#server/generations/engine.ts'
import { lineAt, pageOfLines, withWords } from './page.ts'

/** Lets what is made wait for so many answers of other calls, so that these fall into its middle. */
export class CallPace {
  private answered = 0
  private isOpen = false
  private waiting: { until: number; go: () => void }[] = []

  /** A call was answered. */
  tick(): void {
    this.answered += 1
    this.release()
  }

  /** Nothing else comes: whatever waits goes on. */
  open(): void {
    this.isOpen = true
    this.release()
  }

  after(calls: number): Promise<void> {
    return new Promise((go) => {
      this.waiting.push({ until: this.answered + calls, go })
      this.release()
    })
  }

  private release(): void {
    const isDue = ({ until }: { until: number }) => this.isOpen || until <= this.answered
    for (const { go } of this.waiting.filter(isDue)) go()
    this.waiting = this.waiting.filter((one) => !isDue(one))
  }
}

const maker = { kind: 'designer' } as const

/** What is asked of `pacedEngine`: these words in that line, after so many answers. */
export const askFor = (words: string, at: number, holds: number) => `Say ${words} in line ${at} after ${holds}`

/** An engine that puts the words it is asked for into a line of the page. */
export function pacedEngine(pace: () => CallPace): Engine {
  return async function* ({ prompt, html }) {
    const [, words = '', at = '0', holds = '0'] = /^Say (\w+) in line (\d+) after (\d+)$/.exec(prompt) ?? []
    yield { type: 'stage', stage: 'writing', label: 'Writing' }
    await pace().after(Number(holds))
    const page = html === null ? pageOfLines([['p0', words]]) : withWords(html, lineAt(html, Number(at)), words)
    yield { type: 'version', html: page, tree: null, maker, changed: [] }
    yield { type: 'done', outcome: 'stored', maker }
  }
}
