import { picture, type SiteExport, typeface, typefaceAddress } from './site-export.ts'

/** `astro build`: everything that is built lies in `/_astro`, styles of components in the page, islands with their loader. */
const page = (
  title: string,
  body: string,
  own = '',
) => `<!DOCTYPE html><html lang="en" data-astro-cid-sckkx6r4> <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" type="image/svg+xml" href="/favicon.svg"><meta name="generator" content="Astro v5.2.3"><title>${title}</title><link rel="sitemap" href="/sitemap-index.xml"><link rel="stylesheet" href="/_astro/about.CkT2xbQ9.css">
<style>.card[data-astro-cid-dohjnao5]{border:1px solid #cbd5e1;padding:1rem}
</style></head> <body data-astro-cid-sckkx6r4> <nav><a href="/">Home</a><a href="/about/">About</a><a href="/jobs/first-mast/">A mast</a></nav> ${body} ${own}</body></html>`

const island = `<style>astro-island,astro-slot{display:contents}</style><script>(()=>{var e=async t=>{await(await t())()};(self.Astro||(self.Astro={})).load=e;window.dispatchEvent(new Event("astro:load"));})();</script><script>(()=>{class i extends HTMLElement{async childrenConnectedCallback(){await import(this.getAttribute("component-url"))}}customElements.get("astro-island")||customElements.define("astro-island",i)})();</script><astro-island uid="Z1sGkE" prefix="r0" component-url="/_astro/Tides.DqOLaXlm.js" component-export="default" renderer-url="/_astro/client.DVxemvf8.js" props="{&quot;at&quot;:[0,6]}" ssr client="load" opts="{&quot;name&quot;:&quot;Tides&quot;,&quot;value&quot;:true}" await-children><p class="tide">High water at 6:12</p><!--astro:end--></astro-island>`

export const astro: SiteExport = {
  kind: 'Astro, built',
  files: {
    'dist/index.html': page(
      'Harbour Works',
      `<main><h1>Boats mended</h1><div class="card" data-astro-cid-dohjnao5>Masts</div><img src="/_astro/boat.B8n2kQ4z_Z1yXwqD.webp" srcset="/_astro/boat.B8n2kQ4z_2aBcD.webp 640w, /_astro/boat.B8n2kQ4z_Z1yXwqD.webp 1280w" alt="A boat" width="1280" height="800" loading="lazy" decoding="async">${island}</main>`,
      '<script type="module">document.querySelector("h1").dataset.ready="yes";</script><script type="module" src="/_astro/index.astro_astro_type_script_index_0_lang.C181hMzK.js"></script>',
    ),
    'dist/about/index.html': page('About | Harbour Works', '<main><h1>Who we are</h1></main>'),
    'dist/jobs/first-mast/index.html': page('A mast', '<main><h1>A mast in a week</h1></main>'),
    'dist/404.html': page('Not found', '<main><h1>Lost at sea</h1></main>'),
    'dist/_astro/about.CkT2xbQ9.css':
      '@font-face{font-family:Pier;src:url(/_astro/pier.BnX8dK1s.woff2)format("woff2")}body{font-family:Pier,serif;background:#f8fafc url(/_astro/waves.D3kf9a.png)}',
    'dist/_astro/pier.BnX8dK1s.woff2': typeface,
    'dist/_astro/waves.D3kf9a.png': picture,
    'dist/_astro/boat.B8n2kQ4z_Z1yXwqD.webp': picture,
    'dist/_astro/boat.B8n2kQ4z_2aBcD.webp': picture,
    'dist/_astro/index.astro_astro_type_script_index_0_lang.C181hMzK.js':
      'import{a as e}from"./shared.BZkuAooz.js";e(document);',
    'dist/_astro/shared.BZkuAooz.js': 'export const a=d=>{};',
    'dist/_astro/Tides.DqOLaXlm.js': 'export default()=>null;',
    'dist/_astro/client.DVxemvf8.js': 'export default()=>null;',
    'dist/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
    'dist/sitemap-index.xml': '<?xml version="1.0"?><sitemapindex></sitemapindex>',
    'dist/robots.txt': 'User-agent: *',
  },
  pages: {
    'dist/index.html': {
      name: 'Home',
      links: ['index.html', 'about.html', 'first-mast.html'],
      pictures: ['A boat'],
      has: [
        typefaceAddress,
        'body{font-family:Pier',
        '.card[data-astro-cid-dohjnao5]{border',
        'astro-island,astro-slot{display:contents}',
        'High water at 6:12',
        'dataset.ready="yes"',
        'href="data:image/svg+xml',
      ],
      lacks: ['/_astro/index', 'customElements', 'self.Astro', 'url(/_astro'],
      leftOut: [
        '2 scripts of the framework that built the page (what they drew is here, what they would do is not)',
        'a script that was linked',
      ],
    },
    'dist/about/index.html': {
      name: 'About',
      links: ['index.html', 'about.html', 'first-mast.html'],
      pictures: [],
      has: ['Who we are', typefaceAddress],
      lacks: [],
      leftOut: [],
    },
    'dist/jobs/first-mast/index.html': {
      name: 'First mast',
      links: ['index.html', 'about.html', 'first-mast.html'],
      pictures: [],
      has: ['A mast in a week'],
      lacks: [],
      leftOut: [],
    },
    'dist/404.html': {
      name: '404',
      links: ['index.html', 'about.html', 'first-mast.html'],
      pictures: [],
      has: ['Lost at sea'],
      lacks: [],
      leftOut: [],
    },
  },
  refused: [],
}
