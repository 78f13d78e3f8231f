import { withoutAlpine } from './alpine.ts'
import { withoutFrameworks } from './frameworks.ts'
import { withoutHandlers } from './handlers.ts'
import { drawIcons } from './icons.ts'
import { photoSlots } from './photo-slots.ts'
import { renameFonts } from './rename-fonts.ts'
import type { Assets, Converted } from './types.ts'

/**
 * A page as models and people write them elsewhere, in what pages here are made of: Tailwind's configuration and the
 * meanings of its version 3, typefaces, icons, Alpine and handlers as scripts of its own, Chart.js of ours, and slots
 * for pictures of other hosts. What is left of other hosts is for `cleanPage`.
 * @param withPictures false where pictures may lie beside the page
 */
export function convertPage(html: string, assets: Assets, withPictures = true): Converted {
  const frameworks = withoutFrameworks(html)
  const fonts = renameFonts(frameworks.html, frameworks.families)
  const icons = drawIcons(fonts.html, assets)
  const alpine = withoutAlpine(icons.html)
  const pictures = withPictures ? photoSlots(alpine.html) : { html: alpine.html, told: [] }
  return {
    html: withoutHandlers(pictures.html),
    told: [...frameworks.told, ...fonts.told, ...icons.told, ...alpine.told, ...pictures.told],
  }
}

/** The same for a piece that comes into a page: icons and pictures. */
export function convertFragment(html: string, assets: Assets): Converted {
  const icons = drawIcons(html, assets)
  const pictures = photoSlots(icons.html)
  return { html: pictures.html, told: [...icons.told, ...pictures.told] }
}
