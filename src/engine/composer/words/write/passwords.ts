import type { AppReading } from '../../../understanding/apps.ts'
import { numbersOf } from '../../../understanding/small-tools.ts'
import type { Brief, SectionContent } from '../../types.ts'

const USUAL = { password: 16, pin: 6 }
const [LEAST, MOST] = [4, 64]
const pin = /(?<!\p{L})pin(?!\p{L})/iu

/** How long it is to be, and what of: a PIN has digits alone. */
export function writePasswords(content: SectionContent, _: AppReading, { request, language }: Brief): SectionContent {
  const isPin = pin.test(request)
  const asked = numbersOf(request, language, 'signs').filter((count) => count >= LEAST && count <= MOST)
  return {
    ...content,
    kicker: String(asked[0] ?? (isPin ? USUAL.pin : USUAL.password)),
    note: isPin ? 'digits' : 'all',
  }
}
