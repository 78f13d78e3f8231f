import { picture, type SiteExport } from './site-export.ts'

/** What each page says of the whole site, for its scripts: some hundred lines in one. */
const context = `Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"facebookAppId":"314","rollups":{${Array.from({ length: 40 }, (_, n) => `"squarespace-part-${n}":{"js":"//assets.squarespace.com/universal/scripts-compressed/part-${n}-96acc1ac039e65e24957-min.en-US.js"}`).join(',')}},"website":{"siteTitle":"Harbour (Works)","timeZone":"Europe/London"}};`

const page = (title: string, path: string, body: string) => `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" xmlns:fb="http://www.facebook.com/2008/fbml" lang="en-GB">
  <head>
    <meta http-equiv="X-UA-Compatible" content="IE=edge,chrome=1">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <!-- This is Squarespace. --><!-- harbour-works -->
<base href="">
<meta charset="utf-8" />
<title>${title}</title>
<link rel="shortcut icon" type="image/vnd.microsoft.icon" href="https://images.squarespace-cdn.com/content/v1/5f0c/favicon.ico?format=100w"/>
<link rel="canonical" href="https://www.harbour.example${path}"/>
<script type="text/javascript">try{Typekit.load();}catch(e){}</script>
<script type="text/javascript">SQUARESPACE_ROLLUPS = {};</script>
<script>(function(rollups, name) { if (!rollups[name]) { rollups[name] = {}; } rollups[name].js = ["//assets.squarespace.com/universal/scripts-compressed/common-56c775f69220522a7feb-min.en-US.js"]; })(SQUARESPACE_ROLLUPS, 'squarespace-common');</script>
<script crossorigin="anonymous" src="../assets.squarespace.com/universal/scripts-compressed/common-56c775f69220522a7feb-min.en-US.js" defer ></script><script data-name="static-context">${context}</script>
<link rel="stylesheet" type="text/css" href="../static1.squarespace.com/static/versioned-site-css/5f0c/12/site.css"/>
<script>Static.COOKIE_BANNER_CAPABLE = true;</script>
<!-- End of Squarespace Headers -->
  </head>
  <body id="collection-1" class="tweak-global-animations-enabled">
    <div id="siteWrapper" class="clearfix site-wrapper"><header id="header"><a href="index.html" data-animation-role="header-element">Harbour Works</a><a href="about.html">About</a><a href="/boats">Boats</a></header>
    <main id="page" class="container" role="main">${body}</main></div>
    <script defer="defer" src="../static1.squarespace.com/static/vta/5c5a519771c10ba3470d8101/scripts/site-bundle.4bf8fea2.js" type="text/javascript"></script>
    <script>Squarespace.load(window);</script>
  </body>
</html>`

/** Pictures of its blocks: for browsers without scripts, and to be loaded by one in the size that fits. */
const block = (name: string, alt: string) =>
  `<div class="sqs-block image-block"><figure><noscript><img src="../images.squarespace-cdn.com/content/v1/5f0c/${name}" alt="${alt}" /></noscript><img class="thumb-image" data-src="https://images.squarespace-cdn.com/content/v1/5f0c/${name}" data-image="https://images.squarespace-cdn.com/content/v1/5f0c/${name}" data-image-dimensions="2500x1667" data-image-focal-point="0.5,0.5" data-load="false" data-image-id="66" data-type="image" alt="${alt}" /></figure></div>`

const leftOut = [
  '7 scripts of the framework that built the page (what they drew is here, what they would do is not)',
  'an icon of the browser tab',
]

/** Pages that were mirrored with everything they load (`wget -E -H -k -p`). */
export const squarespace: SiteExport = {
  kind: 'Squarespace, mirrored',
  files: {
    'www.harbour.example/index.html': page(
      'Harbour Works',
      '/',
      `<section data-test="page-section" class="page-section"><div class="section-background"><img data-src="https://images.squarespace-cdn.com/content/v1/5f0c/pier.png" data-image="https://images.squarespace-cdn.com/content/v1/5f0c/pier.png" data-image-dimensions="1500x1000" data-load="false" alt="The pier"></div><h1>Boats mended</h1></section>${block('boat+one.png', 'A boat')}`,
    ),
    'www.harbour.example/about.html': page(
      'About — Harbour Works',
      '/about',
      `<h1>Who we are</h1>${block('yard.png?format=1500w', 'The yard')}`,
    ),
    'www.harbour.example/boats.html': page(
      'Boats — Harbour Works',
      '/boats',
      '<h1>Our boats</h1><a href="/about#team">Team</a>',
    ),
    'assets.squarespace.com/universal/scripts-compressed/common-56c775f69220522a7feb-min.en-US.js':
      'throw new Error("no server")',
    'static1.squarespace.com/static/vta/5c5a519771c10ba3470d8101/scripts/site-bundle.4bf8fea2.js':
      'throw new Error("no server")',
    'static1.squarespace.com/static/versioned-site-css/5f0c/12/site.css':
      '.page-section{min-height:60vh}#siteWrapper{background-image:url(../../../../../images.squarespace-cdn.com/content/v1/5f0c/pier.png)}',
    'images.squarespace-cdn.com/content/v1/5f0c/boat+one.png': picture,
    'images.squarespace-cdn.com/content/v1/5f0c/pier.png': picture,
    'images.squarespace-cdn.com/content/v1/5f0c/yard.png@format=1500w': picture,
  },
  pages: {
    'www.harbour.example/index.html': {
      name: 'Home',
      links: ['index.html', 'about.html', 'boats.html'],
      pictures: ['The pier', 'A boat'],
      has: ['.page-section{min-height:60vh}', 'background-image:url("data:image/png'],
      lacks: ['SQUARESPACE_CONTEXT', 'ROLLUPS', 'Squarespace.load', 'no server', 'squarespace-cdn.com'],
      leftOut,
    },
    'www.harbour.example/about.html': {
      name: 'About',
      links: ['index.html', 'about.html', 'boats.html'],
      pictures: ['The yard'],
      has: ['Who we are'],
      lacks: ['SQUARESPACE_CONTEXT'],
      leftOut,
    },
    'www.harbour.example/boats.html': {
      name: 'Boats',
      links: ['index.html', 'about.html', 'boats.html', 'about.html#team'],
      pictures: [],
      has: ['Our boats'],
      lacks: [],
      leftOut,
    },
  },
  refused: [],
}
