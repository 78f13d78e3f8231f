// the bell counts what nobody has read yet; reading one, or all, takes it off
for (const box of document.querySelectorAll('[data-behaves~="bell"]')) {
  const [bell, badge, panel, bar, all, said] = ['bell', 'badge', 'panel', 'bar', 'all', 'said'].map((name) => box.querySelector(`[data-${name}]`))
  const notices = [...box.querySelectorAll('[data-notice]')]
  const count = () => {
    const fresh = notices.filter((one) => one.hasAttribute('data-new'))
    for (const one of notices) one.querySelector('[data-unread]').hidden = !one.hasAttribute('data-new')
    badge.textContent = String(fresh.length)
    badge.hidden = fresh.length === 0
    all.disabled = fresh.length === 0
    return fresh.length
  }
  const read = (some) => {
    for (const one of some) one.removeAttribute('data-new')
    said.textContent = `${count()} ${box.querySelector('[data-unread]').textContent}`
  }
  const open = (isOpen) => {
    panel.hidden = !isOpen
    bell.setAttribute('aria-expanded', String(isOpen))
  }
  // the older half has been read
  notices.forEach((one, at) => one.toggleAttribute('data-new', at < Math.ceil(notices.length / 2)))
  for (const one of notices) one.addEventListener('click', () => read([one]))
  all.addEventListener('click', () => {
    read(notices)
    bell.focus()
  })
  bell.addEventListener('click', () => open(panel.hidden))
  box.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || panel.hidden) return
    open(false)
    bell.focus()
  })
  bar.hidden = false
  count()
}
