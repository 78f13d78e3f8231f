import { readFileSync } from 'node:fs'

/** Prompts that people wrote for page builders, where the shared data lies beside the project; else none. */
export function requestsOfPeople(): string[] {
  try {
    const lines = readFileSync(new URL('../../../../shared/data/prompts.jsonl', import.meta.url), 'utf8')
    return lines
      .trim()
      .split('\n')
      .map((line) => String(JSON.parse(line).prompt))
  } catch {
    return []
  }
}
