// one view at a time: the one that the address names, else the first; what no link leads to stands below each of them
for (const bar of document.querySelectorAll('[data-behaves~="views"]')) {
  const links = [...bar.querySelectorAll('nav a[href^="#"]')]
  const views = links.map((link) => document.getElementById(link.hash.slice(1))).filter((view) => view?.closest('main'))
  const viewAt = (hash) => {
    const place = hash.length > 1 ? document.getElementById(hash.slice(1)) : null
    return views.find((view) => view === place || view.contains(place))
  }
  const show = (view) => {
    for (const one of views) one.hidden = one !== view
    for (const link of links)
      if (link.hash === `#${view.id}`) {
        link.setAttribute('aria-current', 'page')
        link.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      } else link.removeAttribute('aria-current')
  }
  const open = (hash) => {
    const view = hash === '#main' ? views[0] : viewAt(hash)
    if (!view || !view.hidden) return
    show(view)
    // going to the place of a link takes the focus from wherever it is, so its heading has it afterwards
    setTimeout(() => {
      const head = view.querySelector('h1,h2')
      head?.setAttribute('tabindex', '-1')
      // a page that is looked at from outside does not take the focus
      if (document.hasFocus()) head?.focus({ preventScroll: true })
      window.scrollTo({ top: 0, behavior: 'instant' })
    })
  }
  if (views.length < 2) continue
  show(viewAt(location.hash) ?? views[0])
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[href^="#"]')
    if (link && !event.defaultPrevented) open(link.hash)
  })
  window.addEventListener('hashchange', () => open(location.hash))
  window.addEventListener('beforeprint', () => views.forEach((view) => (view.hidden = false)))
  window.addEventListener('afterprint', () => show(viewAt(location.hash) ?? views[0]))
}
