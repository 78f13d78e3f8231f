import type { CDPSession, Page } from '@playwright/test'

/** One picture that was on the screen: when (epoch ms), and its PNG in base64. */
export type Shot = { at: number; png: string }
export type Colour = [red: number, green: number, blue: number]
type Point = { x: number; y: number }

/** Films a page, embedded frames included: every picture that its compositor shows. */
export async function film(page: Page): Promise<{ stop: () => Promise<Shot[]> }> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const shots: Shot[] = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shots.push({ at: (metadata.timestamp ?? 0) * 1000, png: data })
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1, maxWidth: 320, maxHeight: 240 })
  return {
    stop: async () => {
      await session.send('Page.stopScreencast')
      await session.detach()
      return shots
    },
  }
}

/** The colours of some points (fractions of the picture) in each shot. `page` is any page that may use a canvas. */
export async function coloursAt(page: Page, shots: readonly Shot[], points: readonly Point[]): Promise<Colour[][]> {
  const colours: Colour[][] = []
  for (const { png } of shots) colours.push(await page.evaluate(readColours, { png, points: [...points] }))
  return colours
}

async function readColours({ png, points }: { png: string; points: Point[] }): Promise<Colour[]> {
  const image = new Image()
  image.src = `data:image/png;base64,${png}`
  await image.decode()
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
  context?.drawImage(image, 0, 0)
  return points.map(({ x, y }) => {
    const pixel = context?.getImageData(Math.floor(x * image.width), Math.floor(y * image.height), 1, 1).data
    return [pixel?.[0] ?? 0, pixel?.[1] ?? 0, pixel?.[2] ?? 0]
  })
}

/** How many pixels of two pictures of the same size differ at all, and by how much at most; -1 when the sizes differ. */
export async function difference(page: Page, a: Buffer, b: Buffer): Promise<{ pixels: number; most: number }> {
  return page.evaluate(
    async ([first, second]) => {
      const read = async (png: string) => {
        const image = new Image()
        image.src = `data:image/png;base64,${png}`
        await image.decode()
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
        context?.drawImage(image, 0, 0)
        return context?.getImageData(0, 0, image.width, image.height)
      }
      const [left, right] = [await read(first ?? ''), await read(second ?? '')]
      if (!left || !right || left.width !== right.width || left.height !== right.height)
        return { pixels: -1, most: 255 }
      let pixels = 0
      let most = 0
      for (let i = 0; i < left.data.length; i += 4) {
        const delta = Math.max(...[0, 1, 2].map((c) => Math.abs((left.data[i + c] ?? 0) - (right.data[i + c] ?? 0))))
        if (delta > 0) pixels += 1
        most = Math.max(most, delta)
      }
      return { pixels, most }
    },
    [a.toString('base64'), b.toString('base64')],
  )
}
