// where one is, is marked; the bar folds to its signs, and a sign unfolds it again
for (const box of document.querySelectorAll('[data-behaves~="side"]')) {
  const fold = box.querySelector('[data-fold]')
  const links = [...box.querySelectorAll('[data-place-link]')]
  const groups = [...box.querySelectorAll('details')]
  const mark = (link) => {
    for (const one of links)
      if (one === link) one.setAttribute('aria-current', 'page')
      else one.removeAttribute('aria-current')
  }
  const narrow = (isNarrow) => {
    box.toggleAttribute('data-narrow', isNarrow)
    fold.setAttribute('aria-expanded', String(!isNarrow))
    for (const label of box.querySelectorAll('[data-label]')) {
      // a list folds away, a word stays for those who hear it
      if (label.tagName === 'UL') label.hidden = isNarrow
      else label.classList.toggle('sr-only', isNarrow)
    }
  }
  for (const link of links) link.addEventListener('click', () => mark(link))
  for (const group of groups)
    group.querySelector('summary').addEventListener('click', (event) => {
      if (!box.hasAttribute('data-narrow')) return
      event.preventDefault()
      narrow(false)
      group.open = true
    })
  fold.addEventListener('click', () => narrow(!box.hasAttribute('data-narrow')))
  fold.hidden = false
  if (groups[0]) groups[0].open = true
  mark(links[0])
}
