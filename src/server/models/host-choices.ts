import { createHash } from 'node:crypto'
import { hostChoice } from '#rules/model-choice.ts'

type Address = { model: string; baseUrl: string }

/**
 * The ids by which people choose the host's models. Of those of one name the one at the host's own address has the plain
 * id, else the first of them; an address is never part of an id that people see.
 * @param own the address of AI_BASE_URL
 */
export function hostChoiceIds(models: readonly Address[], own: string | undefined): string[] {
  return models.map((one) => {
    const same = models.filter(({ model }) => model === one.model)
    const plain = same.find(({ baseUrl }) => baseUrl === own) ?? same[0]
    if (plain?.baseUrl === one.baseUrl) return hostChoice(one.model)
    return hostChoice(`${one.model}#${createHash('sha256').update(one.baseUrl).digest('hex').slice(0, 8)}`)
  })
}
