import { picture, type SiteExport } from './site-export.ts'

/** `eleventy`: the pages as their templates write them, styles bundled into them, pictures of its image plugin. */
const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
	<head>
		<meta charset="utf-8">
		<meta name="viewport" content="width=device-width, initial-scale=1.0">
		<title>${title}</title>
		<link rel="alternate" href="/feed/feed.xml" type="application/atom+xml" title="Harbour Works">
		<meta name="generator" content="Eleventy v3.0.0">
		<style>/* What every page needs */
:root{--font-family:Georgia,serif}body{font-family:var(--font-family);max-width:40em}
@view-transition { navigation: auto; }</style>
		<link rel="stylesheet" href="../css/print.css?v=3" media="print">
		<script type="module">/* Anchors of headings */
class HeadingAnchors extends HTMLElement { connectedCallback() { this.dataset.ready = 'yes' } }
customElements.define('heading-anchors', HeadingAnchors);</script>
	</head>
	<body>
		<a href="#skip" class="visually-hidden">Skip to main content</a>
		<header><a href="/" class="home-link">Harbour Works</a><nav><a href="/blog/">Blog</a><a href="/about/">About us</a></nav></header>
		<main id="skip"><heading-anchors>${body}</heading-anchors></main>
		<!-- This page was built on 1 May -->
		<script type="module" src="/dist/yfK3x1.js"></script>
	</body>
</html>
`
const eleventyPicture = `<picture><source type="image/avif" srcset="/img/4F2kQx-300.avif 300w, /img/4F2kQx-900.avif 900w" sizes="100vw"><source type="image/webp" srcset="/img/4F2kQx-900.webp 900w" sizes="100vw"><img src="/img/4F2kQx-300.png" alt="A boat" loading="lazy" decoding="async" width="900" height="600" srcset="/img/4F2kQx-300.png 300w, /img/4F2kQx-900.png 900w" sizes="100vw"></picture>`

export const eleventy: SiteExport = {
  kind: 'Eleventy, built',
  files: {
    '_site/index.html': page('Harbour Works', `<h1>Boats mended</h1>${eleventyPicture}`).replace('../css', 'css'),
    '_site/blog/index.html': page('Blog', '<ol><li><a href="/blog/first-mast/">A mast</a></li></ol>'),
    '_site/blog/first-mast/index.html': page(
      'A mast',
      '<h1>A mast in a week</h1><p><img src="mast.png" alt="The mast"></p><a href="../">← Blog</a>',
    ).replace('../css', '../../css'),
    '_site/about/index.html': page('About us', '<h1>Who we are</h1>'),
    '_site/css/print.css': '@page{margin:2cm}nav{display:none}',
    '_site/dist/yfK3x1.js': 'document.documentElement.dataset.bundled = "yes"',
    '_site/img/4F2kQx-300.png': picture,
    '_site/img/4F2kQx-900.png': picture,
    '_site/img/4F2kQx-900.avif': picture,
    '_site/blog/first-mast/mast.png': picture,
    '_site/feed/feed.xml': '<?xml version="1.0" encoding="utf-8"?><feed></feed>',
    '_site/sitemap.xml': '<?xml version="1.0" encoding="utf-8"?><urlset></urlset>',
  },
  pages: {
    '_site/index.html': {
      name: 'Home',
      links: ['#skip', 'index.html', 'blog.html', 'about.html'],
      pictures: ['A boat'],
      has: [
        'body{font-family:var(--font-family)',
        '<style media="print">\n@page{margin:2cm}nav{display:none}',
        "customElements.define('heading-anchors'",
        'dataset.bundled = "yes"',
      ],
      lacks: ['/img/', 'avif', '/dist/'],
      leftOut: [],
    },
    '_site/about/index.html': {
      name: 'About',
      links: ['#skip', 'index.html', 'blog.html', 'about.html'],
      pictures: [],
      has: ['Who we are', '@page{margin:2cm}'],
      lacks: [],
      leftOut: [],
    },
    '_site/blog/index.html': {
      name: 'Blog',
      links: ['#skip', 'index.html', 'blog.html', 'about.html', 'first-mast.html'],
      pictures: [],
      has: ['@page{margin:2cm}'],
      lacks: [],
      leftOut: [],
    },
    '_site/blog/first-mast/index.html': {
      name: 'First mast',
      links: ['#skip', 'index.html', 'blog.html', 'about.html', 'blog.html'],
      pictures: ['The mast'],
      has: ['A mast in a week'],
      lacks: [],
      leftOut: [],
    },
  },
  refused: [],
}
