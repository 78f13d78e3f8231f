// menus of a bar: one at a time, arrow keys go through them, Escape and a press elsewhere close
for (const box of document.querySelectorAll('[data-behaves~="menus"]')) {
  const menus = [...box.querySelectorAll('details[data-menu]')]
  const headOf = (menu) => menu.querySelector('summary')
  const shut = (menu) => {
    const hadFocus = menu.contains(document.activeElement)
    menu.open = false
    if (hadFocus) headOf(menu).focus()
  }
  const isSeen = (one) => one.getClientRects().length > 0
  const stepsIn = (menu) => [...menu.querySelectorAll('a,input,button')].filter(isSeen)
  const heads = () => [...box.querySelectorAll('nav > ul > li > details > summary, nav > ul > li > a')].filter(isSeen)
  const go = (list, from, by) => list[(list.indexOf(from) + by + list.length) % list.length]?.focus()
  for (const menu of menus) {
    menu.addEventListener('toggle', () => {
      if (!menu.open) return
      for (const other of menus) if (other !== menu && !other.contains(menu)) other.open = false
      menu.querySelector('input')?.focus()
    })
    menu.addEventListener('keydown', (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (event.key === 'Escape' && menu.open) {
        event.stopPropagation()
        shut(menu)
      } else if (step && event.target === headOf(menu)) {
        event.preventDefault()
        menu.open = true
        requestAnimationFrame(() => stepsIn(menu).at(step > 0 ? 0 : -1)?.focus())
      } else if (step && menu.open && event.target.tagName === 'A') {
        event.preventDefault()
        go(stepsIn(menu), event.target, step)
      }
    })
    for (const link of menu.querySelectorAll('a')) link.addEventListener('click', () => shut(menu))
  }
  box.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const list = heads()
    if (!step || !list.includes(event.target)) return
    event.preventDefault()
    go(list, event.target, step)
  })
  document.addEventListener('click', ({ target }) => {
    for (const menu of menus) if (!menu.contains(target)) menu.open = false
  })
}
