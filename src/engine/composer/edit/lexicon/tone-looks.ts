import type { LookChange } from '../look-words.ts'

const type = (
  stack: 'serif' | 'rounded' | 'grotesque' | 'mono' | 'condensed',
  of: 'display' | 'both' = 'display',
): LookChange => ({ change: 'type', stack, of })
const vivid: LookChange = { change: 'strength', by: 'vivid' }
const muted: LookChange = { change: 'strength', by: 'muted' }
const rounder: LookChange = { change: 'corners', by: 'rounder' }
const sharper: LookChange = { change: 'corners', by: 'sharper' }
const square: LookChange = { change: 'corners', by: 'square' }

/** What a tone changes on a page that stands already: type, corners, strength of colour. */
export const toneLooks: Record<string, readonly LookChange[]> = {
  playful: [type('rounded'), rounder, vivid],
  luxurious: [type('serif'), square, muted],
  elegant: [type('serif'), sharper, muted],
  minimal: [type('grotesque', 'both'), sharper, muted],
  bold: [type('condensed'), sharper, vivid],
  corporate: [type('grotesque', 'both'), sharper, muted],
  warm: [type('serif'), rounder, { change: 'surface', color: '#fbf4e8' }],
  calm: [muted, rounder],
  editorial: [type('serif', 'both'), square],
  technical: [type('mono'), sharper],
  energetic: [type('condensed'), vivid],
  rustic: [type('serif', 'both'), { change: 'surface', color: '#f6efe1' }],
  retro: [type('mono'), square, vivid],
  modern: [type('grotesque', 'both'), rounder],
}
