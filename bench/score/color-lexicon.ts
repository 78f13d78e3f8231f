type NamedColor = { words: string; css: string; loose: boolean }

/** Names of two and more words first: 'sky blue' is no blue sky. CSS has them without the space. */
const compounds =
  'alice blue|antique white|blanched almond|blue violet|burly wood|cadet blue|cornflower blue|dark blue|dark cyan|' +
  'dark goldenrod|dark gray|dark green|dark khaki|dark magenta|dark olive green|dark orange|dark orchid|dark red|' +
  'dark salmon|dark sea green|dark slate blue|dark slate gray|dark turquoise|dark violet|deep pink|deep sky blue|' +
  'dim gray|dodger blue|floral white|forest green|ghost white|green yellow|hot pink|indian red|lavender blush|' +
  'lawn green|lemon chiffon|light blue|light coral|light cyan|light gray|light green|light pink|light salmon|' +
  'light sea green|light sky blue|light steel blue|light yellow|lime green|medium aquamarine|medium blue|' +
  'medium orchid|medium purple|medium sea green|medium slate blue|medium spring green|medium turquoise|' +
  'medium violet red|midnight blue|mint cream|misty rose|navajo white|old lace|olive drab|orange red|' +
  'pale goldenrod|pale green|pale turquoise|pale violet red|papaya whip|peach puff|powder blue|rebecca purple|' +
  'rosy brown|royal blue|saddle brown|sandy brown|sea green|sky blue|slate blue|slate gray|spring green|steel blue|' +
  'white smoke|yellow green'

/** One word that is a colour and nothing else worth a page. */
const single =
  'navy|crimson|maroon|turquoise|indigo|beige|cornsilk|gainsboro|goldenrod|khaki|moccasin|orchid|sienna|thistle|wheat|hotpink|deepskyblue'

/** Words for a hue, in five languages: any clear green will do for 'green'. */
const hues: [words: string, css: string][] = [
  ['red|rot|rote[nrsm]?|rouge|roj[oa]|rød[et]?', '#d32f2f'],
  ['green|grün|grüne[nrsm]?|vert|verte|verde|grønn|grønne|grønt', '#2e8b57'],
  ['blue|blau|blaue[nrsm]?|bleu|bleue|azul|blå|blått', '#2563eb'],
  ['orange|naranja|oransje', '#f97316'],
  ['purple|lila|violett|violet|morado|morada', '#7c3aed'],
  ['pink|rosa|rose', '#ec4899'],
  ['teal', '#0d9488'],
  ['yellow|gelb|gelbe[nrsm]?|jaune|amarill[oa]|gul|gule|gult', '#eab308'],
]

export const namedColors: NamedColor[] = [
  ...compounds.split('|').map((words) => ({ words, css: words.replaceAll(' ', ''), loose: false })),
  ...single.split('|').map((words) => ({ words, css: words, loose: false })),
  // a pale or dusty one is another colour, and nobody knows which
  ...hues.map(([words, css]) => ({
    words: `(?<!(?:pale|light|soft|dusty|pastel|burnt|off)[ -])(?:${words})`,
    css,
    loose: true,
  })),
]
