import { type InstructionWords, instructionWords } from './instruction-words.ts'
import type { ReadingLanguage } from './types.ts'

type Written =
  | { do: 'remove' | 'hide'; target: string }
  | { do: 'make'; target: string; look: keyof InstructionWords['looks'] }

/** An instruction in a language's own words, by the same words that it is read by. */
export function writeFrame(frame: Written, language: ReadingLanguage): string {
  const { actions, looks } = instructionWords(language)
  const [verb = ''] = actions[frame.do].start
  const sentence =
    frame.do === 'make' ? `${verb} ${frame.target} ${looks[frame.look][0] ?? ''}` : `${verb} ${frame.target}`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
