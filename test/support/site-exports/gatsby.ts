import { picture, type SiteExport, typeface, typefaceAddress } from './site-export.ts'

const head = (title: string) =>
  `<meta charSet="utf-8"/><meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/><meta name="generator" content="Gatsby 5.13.1"/><meta name="theme-color" content="#663399"/><style data-href="/styles.4f1c2a9d0b7e6c5a3f21.css" data-identity="gatsby-global-css">@font-face{font-family:Pier;src:url(/static/pier-latin-400-9d8c7b6a5f4e3d2c.woff2) format("woff2")}body{font-family:Pier,serif;margin:0}.hero{background:#0f172a;color:#fff}</style><style>.gatsby-image-wrapper{position:relative;overflow:hidden}.gatsby-image-wrapper img{bottom:0;height:100%;left:0;margin:0;max-width:none;padding:0;position:absolute;right:0;top:0;width:100%;object-fit:cover}</style><noscript><style>.gatsby-image-wrapper noscript [data-main-image]{opacity:1!important}.gatsby-image-wrapper [data-placeholder-image]{opacity:0!important}</style></noscript><script type="module">const e="undefined"!=typeof HTMLImageElement&&"loading"in HTMLImageElement.prototype;e&&document.body.addEventListener("load",(function(e){const t=e.target;void 0!==t.dataset.mainImage&&(t.style.opacity=1)}),!0);</script><title data-gatsby-head="true">${title}</title><link rel="icon" href="/favicon-32x32.png?v=4a9773549091c227cd2eb82ccd9c5e3a" type="image/png"/><link rel="manifest" href="/manifest.webmanifest" crossorigin="anonymous"/><link rel="apple-touch-icon" sizes="48x48" href="/icons/icon-48x48.png?v=4a97"/><link as="script" rel="preload" href="/webpack-runtime-1d605bb44a46475e4d0d.js"/><link as="script" rel="preload" href="/framework-17193c917176a9ab3be2.js"/><link as="fetch" rel="preload" href="/page-data/app-data.json" crossorigin="anonymous"/>`

const foot = (path: string) =>
  `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";window.___webpackCompilationHash="b0f1c2";/*]]>*/</script><script id="gatsby-chunk-mapping">/*<![CDATA[*/window.___chunkMapping="{\\"app\\":[\\"/app-98a332cc9d5ef1027a72.js\\"]}";/*]]>*/</script><script src="/webpack-runtime-1d605bb44a46475e4d0d.js" async=""></script><script src="/framework-17193c917176a9ab3be2.js" async=""></script><script src="/app-98a332cc9d5ef1027a72.js" async=""></script>`

const page = (title: string, path: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head>${head(title)}</head><body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><nav><a aria-current="page" href="/">Home</a><a href="/about/">About</a></nav>${body}</div><div id="gatsby-announcer" style="position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0, 0, 0, 0);white-space:nowrap;border:0" aria-live="assertive" aria-atomic="true"></div></div>${foot(path)}</body></html>`

/** A picture of `gatsby-plugin-image`: a box of its size, a blurred one, and the picture itself, which a script shows. */
const lazyPicture = `<div data-gatsby-image-wrapper="" class="gatsby-image-wrapper gatsby-image-wrapper-constrained"><div style="max-width:800px;display:block"><img alt="" role="presentation" aria-hidden="true" src="data:image/svg+xml;charset=utf-8,%3Csvg%20height=&#x27;533&#x27;%20width=&#x27;800&#x27;%20xmlns=&#x27;http://www.w3.org/2000/svg&#x27;%20version=&#x27;1.1&#x27;%3E%3C/svg%3E" style="max-width:100%;display:block;position:static"/></div><div aria-hidden="true" data-placeholder-image="" style="opacity:1;transition:opacity 500ms linear;background-color:#0f2838;position:absolute;top:0;left:0;bottom:0;right:0"></div><picture><source type="image/webp" data-srcset="/static/3f2a/a1b2/boat.webp 400w,/static/3f2a/c3d4/boat.webp 800w" sizes="(min-width: 800px) 800px, 100vw"/><img data-gatsby-image-ssr="" data-main-image="" style="opacity:0" sizes="(min-width: 800px) 800px, 100vw" decoding="async" loading="lazy" data-src="/static/3f2a/e5f6/boat.png" data-srcset="/static/3f2a/e5f6/boat.png 800w" alt="A boat"/></picture><noscript><picture><source type="image/webp" srcSet="/static/3f2a/c3d4/boat.webp 800w" sizes="100vw"/><img data-main-image="" style="opacity:0" loading="lazy" decoding="async" src="/static/3f2a/e5f6/boat.png" alt="A boat"/></picture></noscript><script type="module">const t="undefined"!=typeof HTMLImageElement&&"loading"in HTMLImageElement.prototype;if(t){const t=document.querySelectorAll("img[data-main-image]");for(let e of t){e.dataset.src&&(e.setAttribute("src",e.dataset.src),e.removeAttribute("data-src"))}}</script></div>`

/** A picture of the older `gatsby-image`: what it shows stands in the part for browsers without scripts alone. */
const olderPicture = `<div class="team gatsby-image-wrapper" style="position:relative;overflow:hidden"><div aria-hidden="true" style="width:100%;padding-bottom:66.67%"></div><img aria-hidden="true" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="" style="position:absolute;top:0;left:0;width:100%;height:100%;object-fit:cover;object-position:center;opacity:1;transition-delay:500ms"/><noscript><picture><source srcset="/static/8e7d/f1/yard.png 200w,/static/8e7d/f2/yard.png 800w" sizes="(max-width: 800px) 100vw, 800px"/><img loading="lazy" sizes="(max-width: 800px) 100vw, 800px" srcset="/static/8e7d/f2/yard.png 800w" src="/static/8e7d/f2/yard.png" alt="The yard" style="position:absolute;top:0;left:0;opacity:1;width:100%;height:100%;object-fit:cover;object-position:center"/></picture></noscript></div>`

const framework = (count: number) =>
  `${count} scripts of the framework that built the page (what they drew is here, what they would do is not)`

export const gatsby: SiteExport = {
  kind: 'Gatsby, built',
  files: {
    'public/index.html': page(
      'Harbour Works',
      '/',
      `<main><h1 class="hero">Boats mended</h1>${lazyPicture}<a href="/404/">Lost</a></main>`,
    ),
    'public/about/index.html': page('About', '/about/', `<main><h1>Who we are</h1>${olderPicture}</main>`),
    'public/404.html': page('Not found', '/404.html', '<main><h1>Lost at sea</h1></main>'),
    'public/404/index.html': page('Not found', '/404/', '<main><h1>Lost at sea</h1></main>'),
    'public/offline-plugin-app-shell-fallback/index.html': `<!DOCTYPE html><html><head>${head('')}</head><body><div id="___gatsby"></div>${foot('/offline-plugin-app-shell-fallback/')}</body></html>`,
    'public/page-data/app-data.json': '{"webpackCompilationHash":"b0f1c2"}',
    'public/page-data/index/page-data.json': '{"componentChunkName":"component---src-pages-index-js","path":"/"}',
    'public/webpack-runtime-1d605bb44a46475e4d0d.js': '!function(){throw 1}();',
    'public/framework-17193c917176a9ab3be2.js': '!function(){throw 1}();',
    'public/app-98a332cc9d5ef1027a72.js': '!function(){throw 1}();',
    'public/static/pier-latin-400-9d8c7b6a5f4e3d2c.woff2': typeface,
    'public/static/3f2a/e5f6/boat.png': picture,
    'public/static/3f2a/c3d4/boat.webp': picture,
    'public/static/8e7d/f2/yard.png': picture,
    'public/favicon-32x32.png': picture,
    'public/icons/icon-48x48.png': picture,
    'public/manifest.webmanifest': '{"name":"Harbour Works"}',
  },
  pages: {
    'public/index.html': {
      name: 'Home',
      links: ['index.html', 'about.html', '404.html'],
      pictures: ['A boat'],
      has: [typefaceAddress, '.hero{background:#0f172a;color:#fff}', 'rel="icon" href="data:image/png'],
      lacks: ['___chunkMapping', 'webpack-runtime', 'page-data', 'data-srcset="', 'style="opacity:0"'],
      leftOut: [framework(5)],
    },
    'public/about/index.html': {
      name: 'About',
      links: ['index.html', 'about.html'],
      pictures: ['The yard'],
      has: ['Who we are'],
      lacks: ['<noscript><picture'],
      leftOut: [framework(5)],
    },
    'public/404.html': {
      name: '404',
      links: ['index.html', 'about.html'],
      pictures: [],
      has: ['Lost at sea'],
      lacks: [],
      leftOut: [framework(5)],
    },
  },
  refused: [
    {
      file: 'public/offline-plugin-app-shell-fallback/index.html',
      reason: 'Scripts draw all of it when it is opened; in the file itself there is nothing to see.',
      count: 1,
    },
  ],
}
