import type { AppReading } from '../../../understanding/apps.ts'
import type { Brief, SectionContent } from '../../types.ts'

const USUAL = '100'
const speed = /(?<![\d.,])(\d{2,3}) ?bpm\b/i

/** The tempo that was told. */
export const writeMetronome = (content: SectionContent, _: AppReading, { request }: Brief): SectionContent => ({
  ...content,
  kicker: speed.exec(request)?.[1] ?? USUAL,
})
