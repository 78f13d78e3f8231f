import { picture, type SiteExport } from './site-export.ts'

const model = JSON.stringify({
  siteFeatures: Array.from({ length: 80 }, (_, n) => `feature-${n}`),
  site: { metaSiteId: '7967b3ca', externalBaseUrl: 'https://www.harbour.example' },
})

const folder = './Harbour Works_files'

/** A picture of Wix: its element knows where the full one lies, and would fetch it; what the browser drew stands inside. */
const shown = (id: string, file: string, alt: string) =>
  `<wow-image id="img_${id}" class="HlRz5e BI8PVQ" data-image-info="{&quot;containerId&quot;:&quot;${id}&quot;,&quot;imageData&quot;:{&quot;uri&quot;:&quot;${file}&quot;}}" data-has-ssr-src="true" data-src="https://static.wixstatic.com/media/${file}/v1/fill/w_980,h_653,al_c,q_85/${file}"><img src="${folder}/${file}" alt="${alt}" style="width:100%;height:100%;object-fit:cover;object-position:50% 50%" width="980" height="653" fetchpriority="high" srcset="https://static.wixstatic.com/media/${file}/v1/fill/w_980,h_653,al_c,q_85/${file} 1x, https://static.wixstatic.com/media/${file}/v1/fill/w_1960,h_1306,al_c,q_90/${file} 2x"></wow-image>`

/** A page as a browser saves it, complete: the styles stand in it, one block a part. */
const saved = `<!DOCTYPE html>
<!-- saved from url=(0028)https://www.harbour.example/ -->
<html lang="en"><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1" id="wixDesktopViewport">
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<meta name="generator" content="Wix.com Website Builder">
<link rel="icon" sizes="192x192" href="https://static.wixstatic.com/media/favicon.png" type="image/png">
<script type="text/javascript">window.thunderboltTag = "libs-releases-GA-local"; window.thunderboltVersion = "1.14000.0";</script>
<script type="application/json" id="wix-fedops">{"data":{"site":{"isResponsive":false}}}</script>
<script>window.fedops = JSON.parse(document.getElementById('wix-fedops').textContent)</script>
<script type="application/json" id="wix-essential-viewer-model">${model}</script>
<script>window.viewerModel = JSON.parse(document.getElementById('wix-essential-viewer-model').textContent)</script>
<script data-url="https://static.parastorage.com/services/wix-thunderbolt/dist/bootstrap-features.5a8ab8a1.bundle.min.js">(self.webpackJsonp__wix_thunderbolt_app=self.webpackJsonp__wix_thunderbolt_app||[]).push([[904],{}]);</script>
<script async="" src="${folder}/thunderbolt-commons.7c91a755.bundle.min.js.download"></script>
<script defer="" src="${folder}/main.renderer.b5f5f0a2.bundle.min.js.download"></script>
<style data-href="https://static.parastorage.com/services/editor-elements-library/dist/thunderbolt/rb_wixui.thunderbolt_bootstrap.css">.HlRz5e{display:block;height:100%;width:100%}</style>
<style data-url="https://static.parastorage.com/services/editor-elements-library/dist/thunderbolt/rb_wixui.thunderbolt[Container].css">.MW5IWV{left:0;position:absolute;top:0}</style>
<style id="css_masterPage">@font-face {font-family: 'pier-w01'; font-style: normal; src: url("//static.parastorage.com/fonts/v2/pier.woff2") format("woff2")} #SITE_CONTAINER { --color_11: 255,255,255; font-family: 'pier-w01' } #comp-bg { background-image: url("Harbour Works_files/waves~mv2.png") }</style>
<title>Home | Harbour Works</title>
<link rel="canonical" href="https://www.harbour.example">
</head>
<body class="device-desktop-optimized">
<script type="text/javascript">var bodyCacheable = true; var exclusionReason = {"shouldRender":true};</script>
<div id="SITE_CONTAINER"><div id="main_MF"><header id="SITE_HEADER"><a data-testid="linkElement" href="https://www.harbour.example/" target="_self">Home</a><a data-testid="linkElement" href="https://www.harbour.example/about" target="_self">About</a></header>
<main id="PAGES_CONTAINER"><div id="comp-bg"></div><section id="comp-1"><h1 class="font_0">Boats mended</h1>${shown('comp-2', 'a1b2c3_0f0e~mv2.png', 'A boat')}</section></main></div></div>
<script type="application/json" id="wix-warmup-data">${model}</script>
<script src="${folder}/require.min.js.download"></script>
</body></html>`

const about = `<!DOCTYPE html>
<!-- saved from url=(0033)https://www.harbour.example/about -->
<html lang="en"><head><title>About | Harbour Works</title></head>
<body><a href="https://www.harbour.example/#comp-1">Home</a><h1>Who we are</h1></body></html>`

export const wix: SiteExport = {
  kind: 'Wix, saved by a browser',
  files: {
    'About.html': about,
    'Harbour Works.html': saved,
    'Harbour Works_files/a1b2c3_0f0e~mv2.png': picture,
    'Harbour Works_files/waves~mv2.png': picture,
    'Harbour Works_files/thunderbolt-commons.7c91a755.bundle.min.js.download': 'throw new Error("no server")',
    'Harbour Works_files/main.renderer.b5f5f0a2.bundle.min.js.download': 'throw new Error("no server")',
    'Harbour Works_files/saved_resource.html': '<html><body>A frame</body></html>',
  },
  pages: {
    'Harbour Works.html': {
      name: 'Home',
      links: ['index.html', 'about.html'],
      pictures: ['A boat'],
      has: ['.HlRz5e{display:block', '.MW5IWV{left:0', '#comp-bg { background-image: url("data:image/png'],
      lacks: ['viewerModel', 'webpackJsonp', 'no server', 'feature-7', 'parastorage.com/fonts'],
      leftOut: [
        '6 scripts of the framework that built the page (what they drew is here, what they would do is not)',
        'a script that was linked',
        'an icon of the browser tab',
        'a font that is not in the file',
      ],
    },
    'About.html': {
      name: 'About',
      links: ['index.html#comp-1'],
      pictures: [],
      has: ['Who we are'],
      lacks: [],
      leftOut: [],
    },
  },
  refused: [],
}
