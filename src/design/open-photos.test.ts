import { expect, test } from 'vitest'
import { openDocument } from './document.ts'
import { pictureOperations } from './direct-edits/picture.ts'
import { removePhotoOperations } from './fill-slots.ts'
import { openPhotos } from './open-photos.ts'
import { applyScript } from './operations.ts'

const far = 'data-slot="photo" data-from="https://images.example/a.jpg"'
const page = openDocument(`<!doctype html><html lang="en"><head><title>Korn</title></head><body><main>
<section id="top" data-section="hero/wide"><h1>Korn</h1><figure><div><img ${far} alt="The oven at dawn"></div></figure></section>
<section id="work" data-section="gallery/rows"><h2>Our work</h2><div><img data-slot="photo" alt=""><img data-slot=photo alt=""></div>
<img ${far} alt="The oven at dawn"><img data-slot="photo" src="data:image/webp;base64,AA==" alt="There already"></section></main></body></html>`)

test('a frame that waits is asked for once, with its place and the address it remembers', () => {
  expect(openPhotos(page).map(({ label, keys, section, photo }) => [label, keys.length, section, photo?.from])).toEqual(
    [
      ['The oven at dawn', 2, 'Hero', 'https://images.example/a.jpg'],
      ['Photo', 1, 'Gallery', null],
      ['Photo', 1, 'Gallery', null],
    ],
  )
  expect(new Set(openPhotos(page).map(({ id }) => id)).size).toBe(3)
})

test('a picture fills all its frames, and they wait no more', () => {
  const [slot] = openPhotos(page)
  const picture = { src: 'data:image/webp;base64,UklGRg==', width: 800, height: 600 }
  const operations = slot?.keys.flatMap((key) => pictureOperations(page, key, picture, slot.asks)) ?? []
  const { document, failed } = applyScript(page, operations)
  expect(failed).toEqual([])
  expect(document.html.split(picture.src)).toHaveLength(3)
  expect(document.html).not.toContain('data-from')
  expect(openPhotos(document).map(({ label }) => label)).toEqual(['Photo', 'Photo'])
})

test('one that is taken off takes the boxes along that hold nothing else, and no more', () => {
  const [oven, first] = openPhotos(page)
  const off = (slot: typeof oven) => (slot ? applyScript(page, removePhotoOperations(page, slot)).document : page)
  expect(off(oven).html).not.toContain('<figure>')
  expect(off(oven).html).toContain('<h1>Korn</h1>')
  expect(openPhotos(off(first)).map(({ label }) => label)).toEqual(['The oven at dawn', 'Photo'])
})
