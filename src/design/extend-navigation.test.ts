import { expect, test } from 'vitest'
import { withLink } from './extend-navigation.ts'

const team = { label: 'Us & ours', href: 'team.html' }

test.for<[string, string, string | null]>([
  [
    'a list of links',
    '<header><nav><ul><li class="x"><a id="n" href="#menu" class="p-2">Menu</a></li></ul></nav></header>',
    '<header><nav><ul><li class="x"><a id="n" href="#menu" class="p-2">Menu</a></li><li class="x">' +
      '<a href="team.html" class="p-2">Us &amp; ours</a></li></ul></nav></header>',
  ],
  [
    'the place one is at is marked once',
    '<nav><a aria-current="page" href="index.html"><span class="dot"></span><span>Home</span></a></nav>',
    '<nav><a aria-current="page" href="index.html"><span class="dot"></span><span>Home</span>' +
      '</a><a href="team.html"><span class="dot"></span><span>Us &amp; ours</span></a></nav>',
  ],
  [
    'after the places, not after the button or the telephone',
    '<nav><a href="/">Korn</a><a href="#hours">Hours</a><a href="tel:1">Call</a><a href="#order" class="bg-black px-4 text-white">Order</a></nav>',
    '<nav><a href="/">Korn</a><a href="#hours">Hours</a><a href="team.html">Us &amp; ours</a>' +
      '<a href="tel:1">Call</a><a href="#order" class="bg-black px-4 text-white">Order</a></nav>',
  ],
  [
    'both navigations, the wide one and that of phones, not the footer',
    '<header><nav><a href="#a">A</a></nav><details><nav><a href="#a">A</a></nav></details></header><footer><nav><a href="#a">A</a></nav></footer>',
    '<header><nav><a href="#a">A</a><a href="team.html">Us &amp; ours</a></nav><details><nav><a href="#a">A</a>' +
      '<a href="team.html">Us &amp; ours</a></nav></details></header><footer><nav><a href="#a">A</a></nav></footer>',
  ],
  [
    'a header of links',
    '<header><a href="#top">Korn</a><a href="#a">A</a></header>',
    '<header><a href="#top">Korn</a><a href="#a">A</a><a href="team.html">Us &amp; ours</a></header>',
  ],
  ['it leads there already', '<nav><a href="#a">A</a></nav><p><a href="./team.html#ana">Ana</a></p>', null],
  ['no navigation', '<h1>Korn</h1><p>Read <a href="#a">more</a></p>', null],
  ['a navigation of buttons', '<nav><button>Menu</button></nav>', null],
  ['a logo', '<nav><a href="index.html"><img src="a.png" alt="Korn"></a></nav>', null],
])('%s', ([, html, becomes]) => {
  expect(withLink(html, team)).toBe(becomes)
})
