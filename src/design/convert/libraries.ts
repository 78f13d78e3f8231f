/** What a linked script or stylesheet of another host is, where its meaning is known. */
export type ForeignLibrary =
  | { kind: 'tailwind3' | 'tailwind4' | 'charts' | 'icons' | 'fonts' | 'alpine' }
  | { kind: 'other'; name: string }

const rows: [part: RegExp, library: ForeignLibrary['kind']][] = [
  [/@tailwindcss\/browser|tailwindcss@4|tailwindcss\/4/i, 'tailwind4'],
  [/tailwind/i, 'tailwind3'],
  [/\/chart(?:\.umd)?(?:\.min)?\.js|\/npm\/chart\.js|\/chart\.js[/@]|chartjs\.org/i, 'charts'],
  [
    /font-?awesome|feather-?icons|\/lucide|heroicons|material-?icons|material-?symbols|Material\+(?:Icons|Symbols)/i,
    'icons',
  ],
  [/bootstrap-icons|remixicon|boxicons/i, 'icons'],
  [/fonts\.(?:googleapis|gstatic|bunny)\.|fonts\.adobe|typekit/i, 'fonts'],
  [/alpinejs|alpine(?:\.min)?\.js/i, 'alpine'],
]

/** Names that people know; any other library is called by its file. */
const names: [part: RegExp, name: string][] = [
  [/gsap|ScrollTrigger/i, 'GSAP'],
  [/three(?:\.module)?(?:\.min)?\.js|\/three@/i, 'Three.js'],
  [/apexcharts/i, 'ApexCharts'],
  [/echarts/i, 'ECharts'],
  [/plotly/i, 'Plotly'],
  [/\/d3[@./-]/i, 'D3'],
  [/jquery/i, 'jQuery'],
  [/bootstrap/i, 'Bootstrap'],
  [/\baos\b/i, 'AOS'],
  [/swiper/i, 'Swiper'],
  [/leaflet/i, 'Leaflet'],
  [/anime(?:\.min)?\.js/i, 'anime.js'],
  [/particles/i, 'particles.js'],
  [/typed(?:\.min)?\.js/i, 'Typed.js'],
  [/lottie/i, 'Lottie'],
  [/\/vue[@./-]/i, 'Vue'],
  [/react/i, 'React'],
  [/babel/i, 'Babel'],
  [/flowbite/i, 'Flowbite'],
  [/daisyui/i, 'daisyUI'],
  [/htmx/i, 'htmx'],
  [/maps\.google/i, 'Google Maps'],
  [/youtube|vimeo/i, 'the video'],
]

/** What stands behind an address of another host. */
export function libraryAt(address: string): ForeignLibrary {
  const kind = rows.find(([part]) => part.test(address))?.[1]
  if (kind && kind !== 'other') return { kind }
  return { kind: 'other', name: names.find(([part]) => part.test(address))?.[1] ?? fileOf(address) }
}

function fileOf(address: string): string {
  const path = address.split(/[?#]/)[0] ?? ''
  const file = path.slice(path.lastIndexOf('/') + 1).replace(/(?:\.min|\.umd|\.bundle)?\.(?:m?js|css)$/i, '')
  const host = /^(?:[a-z][a-z\d+.-]*:)?\/\/([^/?#\s]+)/i.exec(address.trim())?.[1] ?? ''
  return file === '' ? host : `${file.slice(0, 40)}${host === '' ? '' : ` (${host.slice(0, 60)})`}`
}

/** How a script calls a library: without it the script would only fail. */
const calls: Record<string, RegExp> = {
  'Three.js': /\bTHREE\./,
  ApexCharts: /\bApexCharts\b/,
  ECharts: /\becharts\./,
  Plotly: /\bPlotly\./,
  D3: /\bd3\./,
  jQuery: /\bjQuery\b|(?:^|[^\w$.])\$\(/,
  Bootstrap: /\bbootstrap\./,
  AOS: /\bAOS\./,
  Swiper: /\bSwiper\(/,
  Leaflet: /\bL\.map\(/,
  'anime.js': /\banime\(/,
  'particles.js': /\bparticlesJS\b/,
  'Typed.js': /\bTyped\(/,
  Lottie: /\blottie\./,
  Vue: /\bVue\b/,
  React: /\bReact(?:DOM)?\b/,
}

/** Which of the libraries that are not here a script calls. */
export function neededBy(code: string, missing: ReadonlySet<string>): string | null {
  return [...missing].find((name) => calls[name]?.test(code)) ?? null
}
