import type { Look } from '../look-words.ts'

const type = (
  stack: 'serif' | 'rounded' | 'grotesque' | 'mono' | 'condensed',
  of: 'display' | 'both' = 'display',
): Look => ({ change: 'type', stack, of })
const vivid: Look = { change: 'strength', by: 'vivid' }
const muted: Look = { change: 'strength', by: 'muted' }
const rounder: Look = { change: 'corners', by: 'rounder' }
const sharper: Look = { change: 'corners', by: 'sharper' }
const square: Look = { change: 'corners', by: 'square' }

/** What a tone changes on a page that stands already: type, corners, strength of colour. */
export const toneLooks: Record<string, readonly Look[]> = {
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
