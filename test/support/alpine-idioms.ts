import type { LibraryIdiom } from './library-idioms.ts'

const button = (id: string, does: string) => `<button id="${id}-press" @click="${does}">Press</button>`
const pressed = (id: string) => [`${id}-press`]

/** What is seen was compared once with Alpine 3 itself, for each of these. */
export const alpineIdioms: Record<string, LibraryIdiom> = {
  'opens and closes': {
    html: (id) =>
      `<div x-data="{ open: false }">${button(id, 'open = !open')}<p id="${id}" x-show="open" x-transition>x</p></div>`,
    press: pressed,
    look: 'display',
    is: () => 'block',
  },
  'a function with what it reckons': {
    html: (id) =>
      `<div x-data="shop${id.replace('-', '')}()">${button(id, 'add()')}<p id="${id}" x-text="total"></p></div>`,
    code: (id, n) =>
      `function shop${id.replace('-', '')}() { return { count: 1, get total() { return this.count * ${n} }, add() { this.count++ } } }`,
    press: pressed,
    look: 'text',
    is: (n) => `${2 * n}`,
  },
  'a store of the whole page': {
    html: (id) =>
      `<div x-data>${button(id, `$store['${id}'].add()`)}<p id="${id}" x-text="$store['${id}'].n"></p></div>`,
    code: (id, n) =>
      `document.addEventListener('alpine:init', () => { Alpine.store('${id}', { n: ${n}, add() { this.n++ } }) })`,
    press: pressed,
    look: 'text',
    is: (n) => `${n + 1}`,
  },
  'a list that grows': {
    html: (id, n) =>
      `<div x-data="{ items: ['a', 'b'] }">${button(id, `items.push('${n}')`)}<p id="${id}"><template x-for="(item, i) in items" :key="i"><b x-text="i + item"></b></template></p></div>`,
    press: pressed,
    look: 'text',
    is: (n) => `0a1b2${n}`,
  },
  'the members of an object': {
    html: (id, n) =>
      `<div x-data="{ o: { a: 1, b: ${n} } }"><p id="${id}"><template x-for="(v, k) in o"><b x-text="k + v"></b></template></p></div>`,
    look: 'text',
    is: (n) => `a1b${n}`,
  },
  'a search': {
    html: (id) =>
      `<div x-data="{ q: '', all: ['Ann', 'Bob'] }"><input id="${id}-field" x-model="q"><p id="${id}"><template x-for="name in all.filter(name => name.toLowerCase().includes(q.toLowerCase()))"><b x-text="name"></b></template></p></div>`,
    write: (id) => [`${id}-field`, 'bo'],
    look: 'text',
    is: () => 'Bob',
  },
  'a number that is reckoned with': {
    html: (id) =>
      `<div x-data="{ n: 2 }"><input id="${id}-field" type="number" x-model.number="n"><p id="${id}" x-text="n + 1"></p></div>`,
    write: (id, n) => [`${id}-field`, `${n}`],
    look: 'text',
    is: (n) => `${n + 1}`,
  },
  'boxes that are ticked': {
    html: (id, n) =>
      `<div x-data="{ v: ['y'] }"><input id="${id}-press" type="checkbox" value="${n}" x-model="v"><input type="checkbox" value="y" x-model="v"><p id="${id}" x-text="v.join()"></p></div>`,
    press: pressed,
    look: 'text',
    is: (n) => `y,${n}`,
  },
  'what watches': {
    html: (id, n) =>
      `<div x-data="{ n: ${n}, said: '' }" x-init="$watch('n', (now, was) => said = was + ' to ' + now)">${button(id, 'n++')}<p id="${id}" x-text="said"></p></div>`,
    press: pressed,
    look: 'text',
    is: (n) => `${n} to ${n + 1}`,
  },
  'an effect': {
    html: (id, n) =>
      `<div x-data="{ n: ${n} }" x-effect="if (n) document.getElementById('${id}').textContent = n">${button(id, 'n++')}<p id="${id}"></p></div>`,
    press: pressed,
    look: 'text',
    is: (n) => `${n + 1}`,
  },
  'words with marks': {
    html: (id, n) => `<div x-data="{ h: '<b>${n}</b> pieces' }"><p id="${id}" x-html="h"></p></div>`,
    look: 'text',
    is: (n) => `${n} pieces`,
  },
  'what stands elsewhere': {
    html: (id, n) =>
      `<div x-data="{ n: ${n} }"><template x-teleport="body"><p id="${id}" x-text="n"></p></template>${button(id, 'n++')}</div>`,
    press: pressed,
    look: 'text',
    is: (n) => `${n + 1}`,
  },
  'a bound object': {
    html: (id, n) =>
      `<div x-data="{ n: ${n}, press: { ['@click']() { this.n++ } } }"><button id="${id}-press" x-bind="press">Press</button><p id="${id}" x-text="n"></p></div>`,
    press: pressed,
    look: 'text',
    is: (n) => `${n + 1}`,
  },
  'one way or the other': {
    html: (id) =>
      `<div x-data="{ on: true }"><p id="${id}"><template x-if="on"><b>yes</b></template><template x-if="!on"><b>no</b></template></p>${button(id, 'on = false')}</div>`,
    press: pressed,
    look: 'text',
    is: () => 'no',
  },
  'told to another part': {
    html: (id, n) =>
      `<div x-data>${button(id, `$dispatch('told-${id}', { n: ${n} })`)}</div><div x-data="{ n: 0 }" @told-${id}.window="n = $event.detail.n"><p id="${id}" x-text="n"></p></div>`,
    press: pressed,
    look: 'text',
    is: (n) => `${n}`,
  },
  'classes by a condition': {
    html: (id) =>
      `<div x-data="{ on: false }">${button(id, 'on = !on')}<p id="${id}" class="base" :class="{ 'lit': on, 'dim': !on }">x</p></div>`,
    press: pressed,
    look: 'class',
    is: () => 'base lit',
  },
  'a style by a figure': {
    html: (id, n) => `<div x-data="{ w: ${n} }"><p id="${id}" :style="\`width: \${w}px\`">x</p></div>`,
    look: 'width',
    is: (n) => `${n}px`,
  },
  'kept from visit to visit': {
    html: (id, n) =>
      `<div x-data="{ n: $persist(${n}).as('${id}') }">${button(id, 'n++')}<p id="${id}" x-text="n"></p></div>`,
    press: pressed,
    look: 'text',
    is: (n) => `${n + 1}`,
  },
  'once it is seen': {
    html: (id) =>
      `<div x-data="{ seen: false }" x-intersect.once="seen = true"><p id="${id}" x-text="seen ? 'seen' : 'not yet'"></p></div>`,
    look: 'text',
    is: () => 'seen',
  },
  'what comes later': {
    html: (id) =>
      `<div x-data="{ s: '', async go() { this.s = 'wait'; await Promise.resolve(); this.s = 'done' } }">${button(id, 'go')}<p id="${id}" x-text="s"></p></div>`,
    press: pressed,
    look: 'text',
    is: () => 'done',
  },
}
