/** CSS names that are more than one word when people write them; the css value is the name without spaces. */
export const cssCompounds =
  'alice blue|antique white|blanched almond|blue violet|burly wood|cadet blue|cornflower blue|dark blue|dark cyan|' +
  'dark goldenrod|dark golden rod|dark gray|dark grey|dark green|dark khaki|dark magenta|dark olive green|' +
  'dark orange|dark orchid|dark red|dark salmon|dark sea green|dark slate blue|dark slate gray|dark slate grey|' +
  'dark turquoise|dark violet|deep pink|deep sky blue|dim gray|dim grey|dodger blue|fire brick|floral white|' +
  'forest green|ghost white|golden rod|green yellow|hot pink|indian red|lavender blush|lawn green|lemon chiffon|' +
  'light blue|light coral|light cyan|light goldenrod yellow|light gray|light grey|light green|light pink|' +
  'light salmon|light sea green|light sky blue|light slate gray|light steel blue|light yellow|lime green|' +
  'medium aquamarine|medium blue|medium orchid|medium purple|medium sea green|medium slate blue|' +
  'medium spring green|medium turquoise|medium violet red|midnight blue|mint cream|misty rose|navajo white|' +
  'old lace|olive drab|orange red|pale goldenrod|pale golden rod|pale green|pale turquoise|pale violet red|' +
  'papaya whip|peach puff|powder blue|rebecca purple|rosy brown|royal blue|saddle brown|sandy brown|sea green|' +
  'sea shell|sky blue|slate blue|slate gray|slate grey|spring green|steel blue|white smoke|yellow green'

/** CSS names that mean nothing but a colour. */
export const cssPlain =
  'red|blue|green|yellow|purple|pink|brown|black|white|gray|grey|cyan|magenta|fuchsia|maroon|crimson|turquoise|' +
  'teal|aqua|aquamarine|beige|gainsboro|cornsilk|burlywood|goldenrod|chartreuse|indigo|khaki|honeydew|violet|' +
  'orchid|sienna|navy'

/** CSS names that are things as well: a colour only where colours are spoken of. */
export const cssThings =
  'azure|bisque|chocolate|coral|gold|ivory|lavender|lime|linen|moccasin|olive|orange|peru|plum|salmon|silver|snow|tan|thistle|tomato|wheat'

/** Names people use that CSS does not know. `thing`: a colour only where colours are spoken of. */
export const moreColors: { names: string; css: string; thing?: boolean }[] = [
  { names: 'earthy colours|earthy colors|earthy tones|earth tones|earth colours|earth colors', css: '#a0623a' },
  { names: 'warm colours|warm colors|warm tones|autumn colours|autumn colors|autumnal tones', css: '#c2622d' },
  { names: 'pastel colours|pastel colors|pastel tones|pastels', css: '#f4b6c8' },
  { names: 'buttermilk', css: '#fff1b5', thing: true },
  { names: 'light mocha', css: '#d9c4b0' },
  { names: 'mocha', css: '#967969', thing: true },
  { names: 'frost white', css: '#f4f8fb' },
  { names: 'linen white', css: '#faf3e8' },
  { names: 'off-white|off white|offwhite', css: '#faf8f3' },
  { names: 'mint frost', css: '#dff3e6' },
  { names: 'lemon mist', css: '#fbf6d2' },
  { names: 'faint gold', css: '#f5e9c4' },
  { names: 'pale lilac', css: '#e6d7ee' },
  { names: 'lilac', css: '#c8a2c8' },
  { names: 'pale rose', css: '#f7dfe2' },
  { names: 'dusty rose|dusty pink', css: '#c9919a' },
  { names: 'light beige', css: '#faf6e9' },
  { names: 'dark moss green', css: '#4a5d23' },
  { names: 'moss green|moss', css: '#6b7b3a', thing: true },
  { names: 'eggshell', css: '#f0ead6', thing: true },
  { names: 'platinum', css: '#e5e4e2', thing: true },
  { names: 'almond', css: '#efdecd', thing: true },
  { names: 'caramel', css: '#e0b27d', thing: true },
  { names: 'charcoal|charcoal gray|charcoal grey', css: '#36454f', thing: true },
  { names: 'cream', css: '#fbf3e0', thing: true },
  { names: 'sand', css: '#e3d3b3', thing: true },
  { names: 'terracotta|terra cotta', css: '#c5633f', thing: true },
  { names: 'rust', css: '#a8492a', thing: true },
  { names: 'oxblood', css: '#6a1420' },
  { names: 'burgundy|bordeaux red', css: '#7b1e3a' },
  { names: 'bordeaux', css: '#6d1a36', thing: true },
  { names: 'wine red', css: '#722f37' },
  { names: 'brick red', css: '#a63a2b' },
  { names: 'cherry red', css: '#b8142f' },
  { names: 'blood red', css: '#7e0f16' },
  { names: 'mustard|mustard yellow', css: '#d4a017', thing: true },
  { names: 'amber', css: '#f2a516', thing: true },
  { names: 'ochre|ocher', css: '#c77f24' },
  { names: 'saffron', css: '#eb9d1a', thing: true },
  { names: 'apricot', css: '#f7b27a', thing: true },
  { names: 'peach', css: '#ffcba4', thing: true },
  { names: 'rose', css: '#e5687f', thing: true },
  { names: 'blush', css: '#f2cfd0', thing: true },
  { names: 'mauve', css: '#b784a7' },
  { names: 'aubergine|eggplant', css: '#4f2347', thing: true },
  { names: 'sage|sage green', css: '#9caf88', thing: true },
  { names: 'mint|mint green', css: '#a8e0c4', thing: true },
  { names: 'emerald|emerald green', css: '#0f8a5f', thing: true },
  { names: 'jade', css: '#1c9c6f', thing: true },
  { names: 'bottle green', css: '#0d4a34' },
  { names: 'olive green', css: '#6b7a2a' },
  { names: 'racing green', css: '#0c4128' },
  { names: 'pine green', css: '#1f5a45' },
  { names: 'petrol|petrol blue', css: '#0b5b6b', thing: true },
  { names: 'cobalt|cobalt blue', css: '#1747b5', thing: true },
  { names: 'ultramarine', css: '#2b2ac9' },
  { names: 'navy blue', css: '#10204f' },
  { names: 'ice blue|icy blue', css: '#dcedf7' },
  { names: 'baby blue', css: '#9fd0f2' },
  { names: 'electric blue', css: '#1453ff' },
  { names: 'neon green', css: '#39ff14' },
  { names: 'neon pink', css: '#ff2fa0' },
  { names: 'acid yellow', css: '#e4f01a' },
  { names: 'lemon yellow|lemon', css: '#f7e733', thing: true },
  { names: 'taupe', css: '#8b7d6b' },
  { names: 'anthracite|graphite', css: '#2f3336', thing: true },
  { names: 'bronze', css: '#a9713a', thing: true },
  { names: 'copper', css: '#b5693d', thing: true },
  { names: 'brass', css: '#b08d3c', thing: true },
  { names: 'champagne', css: '#f3e3c7', thing: true },
  { names: 'pearl', css: '#f3efe6', thing: true },
  { names: 'ruby', css: '#9b111e', thing: true },
  { names: 'sapphire', css: '#1f4e9e', thing: true },
  { names: 'denim', css: '#3d6187', thing: true },
  { names: 'honey', css: '#e0a526', thing: true },
  { names: 'brick', css: '#a63a2b', thing: true },
  { names: 'slate', css: '#5b6673', thing: true },
  { names: 'nude', css: '#e3bfae', thing: true },
  { names: 'blush pink', css: '#f2cfd0', thing: true },
  { names: 'stone', css: '#cfc8bc', thing: true },
]

/** After a plain colour these make it part of a thing: 'green tea', 'black and white photography' stays a look. */
export const colorNouns =
  'tea|wine|cheese|bread|belt|cross|friday|paper|card|list|beans|pepper|bean|and low-carbon|living|energy|power|' +
  'spaces|space|house|houses|roof|label|bull|collar|garlic|pudding|coffee|rice|chocolate|whale|whales|mountain|' +
  'mountains|forest|sea|river|lake|flag|carpet|tape|book|box|market|thumb|fingers|screen|noise|hat|hats|christmas|' +
  'chip|light therapy'
