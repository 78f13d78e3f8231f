import { picture, type RefusedSite, type SiteExport } from './site-export.ts'

const head = (title: string, own: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <link rel="icon" type="image/svg+xml" href="/vite.svg" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <title>${title}</title>
    ${own}
  </head>
`
const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>'
const app = 'document.getElementById("root").innerHTML="<h1>Boats mended</h1>";'

/** `vite build` of an app: one empty element, and a script that draws everything into it. */
export const viteApp: RefusedSite = {
  kind: 'an app built by Vite',
  files: {
    'dist/index.html': `${head('Harbour Works', '<script type="module" crossorigin src="/assets/index-DVoHNO1Y.js"></script>\n    <link rel="stylesheet" crossorigin href="/assets/index-BY1nAzCk.css">')}  <body>
    <div id="root"></div>
  </body>
</html>
`,
    'dist/assets/index-DVoHNO1Y.js': app,
    'dist/assets/index-BY1nAzCk.css': 'body{margin:0}',
    'dist/vite.svg': icon,
  },
  what: /Scripts draw all of it when it is opened; in the file itself there is nothing to see/,
}

/** The same of Create React App, which has a word for browsers without scripts. */
export const createReactApp: RefusedSite = {
  kind: 'an app built by Create React App',
  files: {
    'build/index.html': `<!doctype html><html lang="en"><head><meta charset="utf-8"/><link rel="icon" href="/favicon.ico"/><title>Harbour Works</title><script defer="defer" src="/static/js/main.3f2a1b0c.js"></script><link href="/static/css/main.e6c13ad2.css" rel="stylesheet"></head><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div></body></html>`,
    'build/static/js/main.3f2a1b0c.js': app,
    'build/static/css/main.e6c13ad2.css': 'body{margin:0}',
    'build/asset-manifest.json': '{"files":{}}',
  },
  what: /Scripts draw all of it when it is opened/,
}

/** An app that has not been built: its page asks for sources. */
export const viteSources: RefusedSite = {
  kind: 'the sources of an app for Vite',
  files: {
    'app/package.json': '{"scripts":{"build":"vite build"}}',
    'app/index.html': `${head('Harbour Works', '')}  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`,
    'app/src/main.tsx': 'export {}',
  },
  what: /Scripts draw all of it when it is opened/,
}

const page = (title: string, body: string, own: string) =>
  `${head(title, own)}  <body>
    <nav><a href="/">Home</a><a href="./about.html">About</a></nav>
    ${body}
  </body>
</html>
`

/** `vite build` of pages that have their words in them, with the sources beside. */
export const vitePages: SiteExport = {
  kind: 'pages built by Vite, the whole project',
  files: {
    'package.json': '{"scripts":{"build":"vite build"}}',
    'index.html': page('Harbour Works', '<h1>Boats mended</h1>', '<script type="module" src="/src/main.ts"></script>'),
    'about.html': page('About', '<h1>Who we are</h1>', ''),
    'src/main.ts': 'import "./style.css"',
    'src/style.css': 'h1{color:#0369a1}',
    'dist/index.html': page(
      'Harbour Works',
      '<h1>Boats mended</h1><img src="/assets/boat-Cm3Zk2.png" alt="A boat">',
      '<script type="module" crossorigin src="/assets/main-Dk3x9Q.js"></script>\n    <link rel="modulepreload" crossorigin href="/assets/shared-B1xY2z.js">\n    <link rel="stylesheet" crossorigin href="/assets/shared-CF1aQ2.css">',
    ),
    'dist/about.html': page(
      'About',
      '<h1>Who we are</h1>',
      '<link rel="stylesheet" crossorigin href="/assets/shared-CF1aQ2.css">',
    ),
    'dist/assets/main-Dk3x9Q.js': 'import{t}from"./shared-B1xY2z.js";t();',
    'dist/assets/shared-B1xY2z.js': 'const t=()=>{};export{t};',
    'dist/assets/shared-CF1aQ2.css': 'h1{color:#0369a1}body{background:url(/assets/waves-Q1w2.png)}',
    'dist/assets/boat-Cm3Zk2.png': picture,
    'dist/assets/waves-Q1w2.png': picture,
    'dist/vite.svg': icon,
  },
  pages: {
    'dist/index.html': {
      name: 'Home',
      links: ['index.html', 'about.html'],
      pictures: ['A boat'],
      has: ['h1{color:#0369a1}', 'url("data:image/png', 'href="data:image/svg+xml'],
      lacks: ['/assets/', 'crossorigin href'],
      leftOut: ['a script that was linked'],
    },
    'dist/about.html': {
      name: 'About',
      links: ['index.html', 'about.html'],
      pictures: [],
      has: ['h1{color:#0369a1}'],
      lacks: [],
      leftOut: [],
    },
  },
  refused: [
    {
      file: 'index.html and 1 more',
      reason: 'Sources of the site: the pages that were built of them, in “dist/”, come in.',
      count: 2,
    },
  ],
}
