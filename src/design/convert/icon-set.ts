import type { Assets } from './types.ts'

/** Icons as Iconify packs them: drawings by name, and other names for them. */
export type IconData = {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

const saidAround = [
  ' fill="none"',
  ' stroke="currentColor"',
  ' stroke-linecap="round"',
  ' stroke-linejoin="round"',
  ' stroke-width="2"',
]

/** The icons of a set. Its drawings are lines; how they look is said once, on the `<svg>` around them. */
export function iconSet({ icons, aliases = {} }: IconData): Assets {
  const names = Object.keys(icons)
  return {
    icon(name) {
      const own = Object.hasOwn(icons, name) ? name : Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined
      const body = own === undefined ? undefined : icons[own]?.body
      if (body === undefined) return null
      const bare = saidAround.reduce((made, attribute) => made.replaceAll(attribute, ''), body)
      return bare.startsWith('<g>') && bare.endsWith('</g>') ? bare.slice(3, -4) : bare
    },
    iconNames: () => names,
  }
}
