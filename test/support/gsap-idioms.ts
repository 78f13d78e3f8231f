import type { LibraryIdiom } from './library-idioms.ts'

const p = (id: string) => `<p id="${id}">some words</p>`
const hidden = (id: string) => `<style>#${id}{opacity:0;transform:translateY(40px)}</style>${p(id)}`
const moved = (x: number, y = 0) => `matrix(1, 0, 0, 1, ${x}, ${y})`

/** What is seen at rest was compared once with GSAP 3.12 itself, for each of these. */
export const gsapIdioms: Record<string, LibraryIdiom> = {
  'comes in': {
    html: hidden,
    code: (id) => `gsap.to('#${id}', { opacity: 1, y: 0, duration: 1, ease: Power2.easeOut })`,
    look: 'opacity',
    is: () => '1',
  },
  'comes in where it stands': {
    html: p,
    code: (id, n) =>
      `gsap.registerPlugin(ScrollTrigger, TextPlugin); gsap.from('#${id}', { opacity: 0, y: ${n}, scrollTrigger: { trigger: '#${id}', start: 'top 80%' } })`,
    look: 'place',
    is: () => 'none',
  },
  'moves by so much': {
    html: p,
    code: (id, n) => `gsap.set('#${id}', { x: ${n} }); gsap.to('#${id}', { x: '+=25', duration: 2 })`,
    look: 'place',
    is: (n) => moved(n + 25),
  },
  'a step after another': {
    html: p,
    code: (id, n) => `gsap.to('#${id}', { keyframes: [{ y: 10 }, { x: ${n}, y: 0 }], duration: 2 })`,
    look: 'place',
    is: (n) => moved(n),
  },
  'counts up': {
    html: (id) => `<p id="${id}">0</p>`,
    code: (id, n) =>
      `{ const o = { v: 0 }; gsap.to(o, { v: ${n}, duration: 2, onUpdate() { document.getElementById('${id}').textContent = Math.round(o.v) } }) }`,
    look: 'text',
    is: (n) => `${n}`,
  },
  'counts by its own words': {
    html: (id, n) => `<p id="${id}" data-n="${n}">0</p>`,
    code: (id) =>
      `gsap.utils.toArray('#${id}').forEach((el) => gsap.to(el, { innerText: +el.dataset.n, duration: 2, snap: { innerText: 1 } }))`,
    look: 'text',
    is: (n) => `${n}`,
  },
  'fills a bar': {
    html: (id) => `<div style="width:1000px"><div id="${id}" style="width:0;height:4px"></div></div>`,
    code: (id, n) => `gsap.to('#${id}', { width: '${n}%', duration: 2 })`,
    look: 'width',
    is: (n) => `${n * 10}px`,
  },
  'types words': {
    html: (id) => `<p id="${id}"></p>`,
    code: (id, n) => `gsap.to('#${id}', { duration: 2, text: 'Word ${n}' })`,
    look: 'text',
    is: (n) => `Word ${n}`,
  },
  'a loading screen goes': {
    html: (id) => `<div id="${id}">Loading</div>`,
    code: (id) =>
      `gsap.timeline({ defaults: { duration: 1 } }).to('#${id}', { opacity: 0, onComplete: () => { document.getElementById('${id}').style.display = 'none' } }).addLabel('gone')`,
    look: 'display',
    is: () => 'none',
  },
  'a menu waits until it is pressed': {
    html: (id) => `<style>#${id}{opacity:0}</style>${p(id)}`,
    code: (id) => `gsap.timeline({ paused: true }).to('#${id}', { opacity: 1 })`,
    look: 'opacity',
    is: () => '0',
  },
  'a menu opens': {
    html: (id) => `<style>#${id}{opacity:0}</style>${p(id)}<button id="${id}-press">Menu</button>`,
    code: (id) =>
      `{ const menu = gsap.timeline({ paused: true, reversed: true }); menu.to('#${id}', { opacity: 1 }); document.getElementById('${id}-press').onclick = () => { menu.reversed() ? menu.play() : menu.reverse() } }`,
    press: (id) => [`${id}-press`],
    look: 'opacity',
    is: () => '1',
  },
  'a menu opens and closes': {
    html: (id) => `<style>#${id}{opacity:0}</style>${p(id)}<button id="${id}-press">Menu</button>`,
    code: (id) =>
      `{ const menu = gsap.timeline({ paused: true, reversed: true }); menu.to('#${id}', { opacity: 1 }); document.getElementById('${id}-press').onclick = () => { menu.reversed(!menu.reversed()) } }`,
    press: (id) => [`${id}-press`, `${id}-press`],
    look: 'opacity',
    is: () => '0',
  },
  'turns without an end': {
    html: p,
    code: (id, n) => `gsap.to('#${id}', { rotation: 360, duration: ${n}, repeat: -1, ease: 'none' })`,
    look: 'place',
    is: () => 'none',
  },
  'calls itself': {
    html: p,
    code: (id, n) => `(function go() { gsap.to('#${id}', { x: ${n}, duration: 20, onComplete: () => go() }) })()`,
    look: 'place',
    is: (n) => moved(n),
  },
  'fades as one scrolls': {
    html: p,
    code: (id, n) =>
      `gsap.to('#${id}', { y: -${n}, opacity: 0, scrollTrigger: { trigger: '#${id}', start: 'top top', scrub: true } })`,
    look: 'opacity',
    is: () => '1',
  },
  'a class once it is seen': {
    html: p,
    code: (id) =>
      `ScrollTrigger.create({ trigger: '#${id}', start: 'top 80%', onEnter: () => document.getElementById('${id}').classList.add('in') })`,
    look: 'class',
    is: () => 'in',
  },
  'several at once': {
    html: (id) => `<style>#${id}{opacity:0}</style>${p(id)}`,
    code: (id) => `ScrollTrigger.batch('#${id}', { onEnter: (batch) => gsap.to(batch, { opacity: 1, stagger: 0.1 }) })`,
    look: 'opacity',
    is: () => '1',
  },
  'by the width of the window': {
    html: (id) => `<style>#${id}{opacity:0}</style>${p(id)}`,
    code: (id) =>
      `gsap.matchMedia().add({ wide: '(min-width: 800px)', narrow: '(max-width: 799px)' }, (context) => { const { wide } = context.conditions; gsap.to('#${id}', { opacity: wide ? 1 : 0.5 }) })`,
    look: 'opacity',
    is: () => '1',
  },
  'reckons with its tools': {
    html: p,
    code: (id, n) =>
      `document.getElementById('${id}').textContent = [gsap.utils.mapRange(0, 10, 0, 100)(5), gsap.utils.clamp(0, ${n}, 999), gsap.utils.wrap([1, 2, 3])(4), gsap.utils.snap(5, 12)].join()`,
    look: 'text',
    is: (n) => `50,${n},2,10`,
  },
  'waits for it': {
    html: p,
    code: (id, n) =>
      `(async () => { await gsap.to('#${id}', { x: 5 }); document.getElementById('${id}').textContent = 'after ${n}' })()`,
    look: 'text',
    is: (n) => `after ${n}`,
  },
  'as it was written in 2016': {
    html: p,
    code: (id, n) => `TweenMax.to('#${id}', 0.5, { x: ${n}, ease: Back.easeOut.config(1.7) })`,
    look: 'place',
    is: (n) => moved(n),
  },
  'what nobody here knows': {
    html: p,
    code: (id) =>
      `gsap.globalTimeline.timeScale(1); gsap.ticker.lagSmoothing(0); new SplitText('#${id}', { type: 'chars' }).chars.forEach((char) => gsap.from(char, { opacity: 0 })); const flip = Flip.getState('#${id}'); Flip.from(flip, { duration: 1 })`,
    look: 'opacity',
    is: () => '1',
  },
}
