import { expect, test } from 'vitest'
import { openDocument } from '#design/document.ts'
import { applyScript } from '#design/operations.ts'
import type { GenerationRequest, RequestPicture } from '../types.ts'
import { drawnValue, drawPictures } from './drawn-pictures.ts'
import { wantsPhoto } from './photo-wish.ts'
import { placePhotos } from './place-photos.ts'

const picture: RequestPicture = {
  mediaType: 'image/jpeg',
  data: 'c2tldGNo',
  src: 'data:image/webp;base64,UklGRg==',
  alt: 'Our shop',
  width: 800,
  height: 500,
  palette: [],
}
const other = { ...picture, src: 'data:image/webp;base64,UklGRh==', alt: '' }
const request = (prompt: string, pictures = [picture]): GenerationRequest => ({
  prompt,
  mode: 'html',
  pageName: 'Home',
  html: null,
  pages: [],
  chat: [],
  variant: 0,
  pictures,
})

test.each([
  ['use this photo in the hero', true],
  ['Put the picture at the top', true],
  ['A page for Korn, a bakery. Use this image', true],
  ['nimm dieses Foto oben', true],
  ['mets cette photo dans la galerie', true],
  ['pon esta imagen arriba', true],
  ['These are our colours', false],
  ['Use the colours of this picture', false],
  ['make it look like this picture', false],
  ['in the style of this photo', false],
  ['nimm die Farben aus dem Bild', false],
  ['Add a price list', false],
])('“%s” wants the photo on the page: %s', (prompt, wanted) => {
  expect(wantsPhoto(request(prompt))).toBe(wanted)
  expect(wantsPhoto(request(prompt, []))).toBe(false)
})

const shape = '<path d="M0 0h9v9z"/>'.repeat(12)
const art = `<svg viewBox="0 0 400 300" class="h-full w-full" role="img" aria-label="Loaves">${shape}</svg>`
const html = `<!doctype html><html lang="en"><head><title>Korn</title></head><body>
<header data-section="header/line"><svg viewBox="0 0 24 24"><path d="M0 0"/></svg><a href="#">Korn</a></header><main>
<section id="top" data-section="hero/wide"><h1>Korn</h1>${art}</section>
<section id="about" data-section="about/plain"><h2>About us</h2><p>Since dawn.</p></section>
<section id="work" data-section="gallery/rows"><h2>Gallery</h2><img data-slot="photo" alt="The oven">
<img src="data:image/png;base64,AA==" alt="x"></section></main></body></html>`
const page = openDocument(html)
const placed = (prompt: string, pictures = [picture], targets: string[] = []) => {
  const made = placePhotos(page, { prompt, pictures, targets })
  const { document, failed } = applyScript(page, made?.operations ?? [])
  expect(failed).toEqual([])
  return { place: made?.place, html: document.html }
}

test('a photo fills the frame that waits, before anything is exchanged', () => {
  const { place, html: after } = placed('use this photo')
  expect(place).toBe('in “Gallery”')
  expect(after).toContain(`alt="Our shop" src="${picture.src}" width="800" height="500"`)
  expect(after).not.toContain('data-slot')
  expect(after).toContain(art)
})

test('in the hero the drawing makes room, and the icon in the bar stays', () => {
  const { place, html: after } = placed('use this photo in the hero')
  expect(place).toBe('at the top')
  expect(after).toContain(
    `<img style="object-fit:cover" src="${picture.src}" alt="Our shop" width="800" height="500" class="h-full w-full">`,
  )
  expect(after).not.toContain('aria-label="Loaves"')
  expect(after).toContain('viewBox="0 0 24 24"')
  expect(after).toContain('data-slot="photo"')
})

test('a part without a picture gets one, what was picked goes first, and each picture has its place', () => {
  expect(placed('put the photo in the about section').html).toMatch(/Since dawn\.<\/p><img src="data:image\/webp/)
  const about = [...page.elements.values()].find(
    ({ tag, start }) => tag === 'section' && html.startsWith('<section id="about"', start),
  )
  expect(placed('use this photo here', [picture], [about?.key ?? '']).place).toBe('where you picked')
  const both = placed('use these photos in the gallery', [picture, other]).html
  expect(both.indexOf(picture.src)).toBeLessThan(both.indexOf(other.src))
  expect(both).toContain('alt="x"')
})

test.each([
  [
    '<img data-picture="1" alt="Shop" class="w-full">',
    `<img src="${picture.src}" width="800" height="500" alt="Shop" class="w-full">`,
  ],
  ['<img data-picture=2 data-slot="photo">', `<img src="${other.src}" width="800" height="500" alt="">`],
  ['<img src="picture:1" width="10"/>', `<img src="${picture.src}" width="800" height="500" alt="Our shop" />`],
  [
    '<img src="attachment:image-2.png" alt="A and B">',
    `<img src="${other.src}" width="800" height="500" alt="A and B">`,
  ],
  ['<img data-picture="7" alt="Gone">', '<img data-slot="photo" alt="Gone">'],
  ['<img src="pictures/1.png" alt="mine">', '<img src="pictures/1.png" alt="mine">'],
])('%s is drawn', (written, made) => {
  expect(drawPictures(`<p>${written}</p>`, [picture, other])).toBe(`<p>${made}</p>`)
  expect(drawPictures(`<p>${written}</p>`, [])).toBe(`<p>${written}</p>`)
})

test('a change of the address alone is drawn too', () => {
  const drawn = { do: 'attr', k: 'i1', name: 'src', value: picture.src }
  expect(drawnValue({ do: 'attr', k: 'i1', name: 'data-picture', value: '1' }, [picture])).toEqual(drawn)
  expect(drawnValue({ do: 'attr', k: 'i1', name: 'src', value: 'picture:1' }, [picture])).toEqual(drawn)
  const plain = { do: 'attr', k: 'i1', name: 'alt', value: '1' } as const
  expect(drawnValue(plain, [picture])).toBe(plain)
})
