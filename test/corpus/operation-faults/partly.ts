import type { PageName } from './bases.ts'

/** A script with its whole outcome: how many changes were made, refused, and found there already. */
export type Partly = {
  class: string
  name: string
  page?: PageName
  script: string
  applied: number
  failed: number
  /** changes that asked for what was there */
  there?: number
  becomes: [from: string, to: string][]
  says?: RegExp
}

export const partly: Partly[] = [
  {
    class: 'keep',
    name: 'in other spellings',
    script:
      '<edit k="s6" do="replace"><section id="visit" data-section="hours/list" class="px-6 py-24"><Keep K=\'H3\' /><keep key="p2"></keep></section></edit>',
    applied: 1,
    failed: 0,
    becomes: [
      [
        '<section id="visit" data-section="hours/list" class="px-6 py-16">\n  <h2 class="text-3xl">Visit the boathouse</h2>\n  <p>The door is open on Saturdays. Come by boat or on foot.</p>\n  <a href="#top" class="mt-4 inline-flex border px-6 py-3">Back to the top</a>\n</section>',
        '<section id="visit" data-section="hours/list" class="px-6 py-24"><h2 class="text-3xl">Visit the boathouse</h2><p>The door is open on Saturdays. Come by boat or on foot.</p></section>',
      ],
    ],
  },
  {
    class: 'keep',
    name: 'from another section',
    script: '<edit k="s7" do="prepend"><keep k="p2"/></edit>',
    applied: 1,
    failed: 0,
    becomes: [
      ['<p>The door is open on Saturdays. Come by boat or on foot.</p>', ''],
      ['px-6 py-8"><p>Fjord', 'px-6 py-8"><p>The door is open on Saturdays. Come by boat or on foot.</p><p>Fjord'],
    ],
  },
  {
    class: 'folds',
    name: 'a drawing that comes back as its placeholder',
    script:
      '<edit k="s4" do="append"><figure class="mt-4"><svg k="i1" data-fold="1"/><figcaption>A flame</figcaption></figure></edit>',
    applied: 1,
    failed: 0,
    becomes: [
      [
        'fill="currentColor"/></svg>\n</section>',
        'fill="currentColor"/></svg>\n  <figure class="mt-4"><svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2c3 5 5 7 5 11a5 5 0 0 1-10 0c0-4 2-6 5-11z" fill="currentColor"/></svg><figcaption>A flame</figcaption></figure>\n</section>',
      ],
    ],
  },
  {
    class: 'search and replace',
    name: 'exact',
    script: '<<<<<<< SEARCH\nThe candles</h2>\n=======\nOur candles</h2>\n>>>>>>> REPLACE',
    applied: 1,
    failed: 0,
    becomes: [['The candles</h2>', 'Our candles</h2>']],
  },
  {
    class: 'search and replace',
    name: 'other white space',
    script:
      '<<<<<<< SEARCH\n<h2   class="text-3xl">Visit\n  the boathouse</h2>\n=======\n<h2 class="text-3xl">Come by</h2>\n>>>>>>> REPLACE',
    applied: 1,
    failed: 0,
    becomes: [['Visit the boathouse', 'Come by']],
  },
  {
    class: 'search and replace',
    name: 'the same element written otherwise',
    script:
      '<<<<<<< SEARCH\n<a class=\'mt-4 inline-flex border px-6 py-3\' href=\'#top\'>Back to the top</a>\n=======\n<a href="#top" class="mt-4">Up</a>\n>>>>>>> REPLACE',
    applied: 1,
    failed: 0,
    becomes: [
      [
        '<a href="#top" class="mt-4 inline-flex border px-6 py-3">Back to the top</a>',
        '<a href="#top" class="mt-4">Up</a>',
      ],
    ],
  },
  {
    class: 'search and replace',
    name: 'with keys as they stand in the prompt',
    script:
      '<<<<<<< SEARCH\n<li k="c1" class="border p-4">Birch, eight hours</li>\n=======\n<li k="c1" class="border p-4">Birch, nine hours</li>\n>>>>>>> REPLACE',
    applied: 1,
    failed: 0,
    becomes: [['Birch, eight', 'Birch, nine']],
  },
  {
    class: 'search and replace',
    name: 'signs that patterns use',
    script: '<<<<<<< SEARCH\nSmoke, twelve hours\n=======\nSmoke, $1 for $& hours\n>>>>>>> REPLACE',
    applied: 1,
    failed: 0,
    becomes: [['Smoke, twelve hours', 'Smoke, $1 for $& hours']],
  },
  {
    class: 'sections',
    name: 'named by its id',
    script:
      '```html\n<footer id="footer" data-section="footer/line" class="border-t px-6 py-8"><p>Ålesund</p></footer>\n```',
    applied: 1,
    failed: 0,
    becomes: [['<p>Fjordlys, Ålesund</p>', '<p>Ålesund</p>']],
  },
  {
    class: 'sections',
    name: 'named by its key',
    page: 'workshop',
    script: 'The new footer:\n\n<footer k="s5" class="p-4 text-sm text-gray-500">By appointment</footer>\n',
    applied: 1,
    failed: 0,
    becomes: [['Open by appointment', 'By appointment']],
  },
  {
    class: 'as it is',
    name: 'one of two',
    script: '<edit k="h1" do="text">Slow light</edit>\n<edit k="b1" do="text">See the candles</edit>',
    applied: 1,
    failed: 0,
    there: 1,
    becomes: [['Candles that burn slowly', 'Slow light']],
    says: /“See the candles” was like that already\./,
  },
  {
    class: 'as it is',
    name: 'classes and a link',
    script:
      '<edit k="h1" do="class" add="text-5xl"/>\n<edit k="b2" do="attr" name="href" value="#top"/>\n<edit k="h2" do="text">Our candles</edit>',
    applied: 1,
    failed: 0,
    there: 2,
    becomes: [['The candles<', 'Our candles<']],
    says: /restyling the headline “Candles that burn slowly”, changing the button “Back to the top” were like that already\./,
  },
  {
    class: 'as it is',
    name: 'all of it',
    script: '<edit k="h1" do="text">Candles that burn slowly</edit>',
    applied: 0,
    failed: 0,
    there: 1,
    becomes: [],
  },
  {
    class: 'one after the other',
    name: 'a part of what was taken away',
    script: '<edit k="s6" do="remove"/>\n<edit k="h3" do="text">Come by</edit>',
    applied: 1,
    failed: 1,
    becomes: [
      [
        '<section id="visit" data-section="hours/list" class="px-6 py-16">\n  <h2 class="text-3xl">Visit the boathouse</h2>\n  <p>The door is open on Saturdays. Come by boat or on foot.</p>\n  <a href="#top" class="mt-4 inline-flex border px-6 py-3">Back to the top</a>\n</section>',
        '',
      ],
    ],
    says: /1 of 2 changes made; could not find where “Come by” belongs\./,
  },
  {
    class: 'one after the other',
    name: 'a key that a replacement kept',
    script:
      '<edit k="h2" do="replace"><h2 class="text-4xl">Our candles</h2></edit>\n<edit k="h2" do="text">All candles</edit>',
    applied: 2,
    failed: 0,
    becomes: [['<h2 class="text-3xl">The candles</h2>', '<h2 class="text-4xl">All candles</h2>']],
  },
  {
    class: 'one after the other',
    name: 'a form that is ours and one that is not',
    script:
      '<edit k="h1" do="text">Slow light</edit>\n<<<<<<< SEARCH\nThe candles</h2>\n=======\nOur candles</h2>\n>>>>>>> REPLACE\n```diff\n-a\n+b\n```',
    applied: 2,
    failed: 1,
    becomes: [
      ['Candles that burn slowly', 'Slow light'],
      ['The candles<', 'Our candles<'],
    ],
    says: /2 of 3 changes made; a diff in a block of code\./,
  },
]
