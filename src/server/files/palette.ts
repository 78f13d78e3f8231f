import sharp from 'sharp'

/** A picture is looked at in this size: its colours, not its details. */
const side = 48
/** A colour that less of it is made of says nothing. */
const leastShare = 0.03
const most = 4
/** Closer colours count as one, in steps of 0 to 255. */
const apart = 60

type Rgb = readonly [red: number, green: number, blue: number]

/** The colours of a picture that are no greys, as #rrggbb, the one that it is most of first. */
export async function paletteOf(picture: Uint8Array): Promise<string[]> {
  const { data } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize({ width: side, height: side, fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const heaps = new Map<number, { sum: [number, number, number]; count: number }>()
  for (let at = 0; at + 2 < data.length; at += 3) {
    const colour: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    if (!isColour(colour)) continue
    const [red, green, blue] = colour
    const name = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5)
    const heap = heaps.get(name) ?? { sum: [0, 0, 0], count: 0 }
    heap.sum = [heap.sum[0] + red, heap.sum[1] + green, heap.sum[2] + blue]
    heap.count++
    heaps.set(name, heap)
  }
  const found: Rgb[] = []
  for (const { sum, count } of [...heaps.values()].toSorted((a, b) => b.count - a.count)) {
    if (count < side * side * leastShare || found.length === most) break
    const colour: Rgb = [Math.round(sum[0] / count), Math.round(sum[1] / count), Math.round(sum[2] / count)]
    if (found.every((other) => distance(other, colour) > apart)) found.push(colour)
  }
  return found.map((colour) => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`)
}

const isColour = (colour: Rgb) => Math.max(...colour) - Math.min(...colour) > 36

const distance = (a: Rgb, b: Rgb) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
