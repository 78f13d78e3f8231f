import type { Operation } from '#design/types.ts'
import type { WishStyle } from '../../understanding/wish/wish-words.ts'
import { aligned } from './intents/align.ts'
import { lettering } from './intents/letters.ts'
import { respaced } from './intents/spacing.ts'
import { stuck } from './intents/sticky.ts'
import type { Part } from './open-page.ts'
import type { Scene } from './scene.ts'

type Restyle = { said: string; carry: (scene: Scene, parts: readonly Part[]) => Operation[] }

const letters = (said: string): Restyle => ({ said, carry: (scene, parts) => lettering(scene, parts, said) })
const side = (to: 'left' | 'center' | 'right', said: string): Restyle => ({
  said,
  carry: (scene, parts) => parts.flatMap((part) => aligned(scene, part, to)),
})

const restyles: Record<WishStyle, Restyle> = {
  bold: letters('bold'),
  thin: letters('thinner'),
  italic: letters('italic'),
  uppercase: letters('uppercase'),
  underlined: letters('underlined'),
  left: side('left', 'left-aligned'),
  center: side('center', 'centred'),
  right: side('right', 'right-aligned'),
  airy: { said: 'more airy', carry: (scene, parts) => respaced(scene, parts, 1) },
  tight: { said: 'tighter', carry: (scene, parts) => respaced(scene, parts, -1) },
  sticky: { said: 'sticky', carry: (scene, parts) => parts.slice(0, 1).flatMap((part) => stuck(scene, part)) },
}

/** How a look beside colour and size is given, and what an answer calls it; undefined for other looks. */
export const restyleFor = (look: string): Restyle | undefined =>
  Object.hasOwn(restyles, look) ? restyles[look as WishStyle] : undefined
