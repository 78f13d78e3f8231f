import { picture, type RefusedSite, type SiteExport } from './site-export.ts'

/** `jekyll build` for a project page: addresses begin with the folder that it has on its host. */
const page = (title: string, body: string) => `<!DOCTYPE html>
<html lang="en"><head>
  <meta charset="utf-8">
  <meta http-equiv="X-UA-Compatible" content="IE=edge">
  <meta name="viewport" content="width=device-width, initial-scale=1"><!-- Begin Jekyll SEO tag v2.8.0 -->
<title>${title}</title>
<meta name="generator" content="Jekyll v4.3.3" />
<link rel="canonical" href="https://harbour.example/works/" />
<meta property="og:url" content="https://harbour.example/works/" />
<script type="application/ld+json">
{"@context":"https://schema.org","@type":"WebSite","headline":"Harbour Works","url":"https://harbour.example/works/"}</script>
<!-- End Jekyll SEO tag -->
<link rel="stylesheet" href="/works/assets/main.css"><link type="application/atom+xml" rel="alternate" href="https://harbour.example/works/feed.xml" title="Harbour Works" /></head>
<body><header class="site-header" role="banner"><a class="site-title" rel="author" href="/works/">Harbour Works</a><a class="page-link" href="/works/about/">About</a></header>
<main class="page-content" aria-label="Content">${body}</main>
<footer><a href="/works/feed.xml"><svg class="svg-icon"><use xlink:href="/works/assets/minima-social-icons.svg#rss"></use></svg></a></footer>
</body>
</html>
`
const links = ['index.html', 'about.html']

const css = `/** Set out from the edges */
body { margin: 0; background: url("/works/assets/images/waves.png"); }
.site-title { color: #0369a1; }
/*# sourceMappingURL=main.css.map */`

const built = {
  'index.html': page(
    'Harbour Works',
    `<ul class="post-list"><li><a class="post-link" href="/works/yard/2024/05/01/a-mast-in-a-week.html">A mast in a week</a></li></ul>`,
  ),
  'about/index.html': page('About', '<h1>Who we are</h1><img src="/works/assets/images/yard.png" alt="The yard">'),
  'yard/2024/05/01/a-mast-in-a-week.html': page(
    'A mast in a week',
    '<article class="post h-entry"><h1>A mast in a week</h1><img src="../../../../assets/images/yard.png" alt="The mast"></article>',
  ),
  '404.html': page('', '<h1>Lost at sea</h1>'),
  'assets/main.css': css,
  'assets/main.css.map': '{"version":3}',
  'assets/images/waves.png': picture,
  'assets/images/yard.png': picture,
  'assets/minima-social-icons.svg':
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="rss" viewBox="0 0 16 16"><path d="M2 2h12"/></symbol></svg>',
  'feed.xml': '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"></feed>',
}

const inFolder = (folder: string, files: Record<string, string | Uint8Array>) =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [`${folder}${name}`, content]))

const pagesIn = (folder: string): SiteExport['pages'] =>
  inPages(folder, {
    'index.html': {
      name: 'Home',
      links: [...links, 'a-mast-in-a-week.html', '/works/feed.xml'],
      pictures: [],
      has: ['.site-title { color: #0369a1; }', 'url("data:image/png', '<use xlink:href="#rss">', '<symbol id="rss"'],
      lacks: ['/works/assets'],
      leftOut: [],
    },
    'about/index.html': {
      name: 'About',
      links: [...links, '/works/feed.xml'],
      pictures: ['The yard'],
      has: ['Who we are'],
      lacks: [],
      leftOut: [],
    },
    'yard/2024/05/01/a-mast-in-a-week.html': {
      name: 'A mast in a week',
      links: [...links, '/works/feed.xml'],
      pictures: ['The mast'],
      has: ['application/ld+json'],
      lacks: [],
      leftOut: [],
    },
    '404.html': {
      name: '404',
      links: [...links, '/works/feed.xml'],
      pictures: [],
      has: ['Lost at sea'],
      lacks: [],
      leftOut: [],
    },
  })

const inPages = (folder: string, pages: SiteExport['pages']) =>
  Object.fromEntries(Object.entries(pages).map(([name, page]) => [`${folder}${name}`, page]))

export const jekyll: SiteExport = {
  kind: 'Jekyll, built',
  files: inFolder('_site/', built),
  pages: pagesIn('_site/'),
  refused: [],
}

const sources = {
  'works-main/_config.yml': 'title: Harbour Works\nbaseurl: /works',
  'works-main/index.html': '---\nlayout: home\n---\n<h1>{{ site.title }}</h1>',
  'works-main/_layouts/home.html':
    '<!DOCTYPE html><html><head><title>{{ page.title }}</title></head><body>{% include header.html %}{{ content }}</body></html>',
  'works-main/_includes/header.html': '<header><a href="{{ "/" | relative_url }}">{{ site.title }}</a></header>',
}

export const jekyllSources: RefusedSite = {
  kind: 'the sources of Jekyll',
  files: sources,
  what: /works-main\/index\.html: It is a template: build the site, and import the folder that comes of it/,
}

/** What GitHub hands out as a zip: the sources with the site that was built from them. */
export const jekyllProject: SiteExport = {
  kind: 'Jekyll, the whole project with what was built',
  files: {
    ...sources,
    ...inFolder('works-main/_site/', built),
  },
  pages: pagesIn('works-main/_site/'),
  refused: [
    {
      file: 'works-main/index.html and 2 more',
      reason: 'Sources of the site: the pages that were built of them, in “works-main/_site/”, come in.',
      count: 3,
    },
  ],
}
