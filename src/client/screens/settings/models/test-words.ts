import type { OwnModel } from '#api/models.ts'

/** How the last test of a model went. */
export function testWords({ trouble, tested_at, first_word_ms: first }: OwnModel): string {
  if (trouble !== null) return trouble
  if (tested_at === null) return 'Not tested yet'
  return first === null ? 'Works' : `Works, ${Math.max(0.1, first / 1000).toFixed(1)} s to the first word`
}
