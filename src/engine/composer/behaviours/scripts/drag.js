// cards are dragged within their list and from list to list; with the handle focused the arrow keys do the same
for (const box of document.querySelectorAll('[data-behaves~="drag"]')) {
  const lists = () => [...box.querySelectorAll('[data-drop]')]
  const said = box.querySelector('[data-said]')
  const nameOf = (element) => element.querySelector('[data-name]')?.textContent.trim() ?? element.textContent.trim()
  const tell = (card) => {
    const list = card.closest('[data-drop]')
    const place = [...list.children].indexOf(card) + 1
    const column = list.closest('[data-column]')
    if (said) said.textContent = [nameOf(card), column ? nameOf(column) : '', place].filter(Boolean).join(', ')
    box.dispatchEvent(new Event('moved'))
  }
  const countAll = () => {
    for (const list of lists()) {
      const count = list.closest('[data-column]')?.querySelector('[data-count]')
      if (count) count.textContent = String(list.querySelectorAll('[data-card]').length)
    }
  }
  const place = (card, list, y) => {
    const below = [...list.querySelectorAll('[data-card]')].find((other) => {
      const { top, height } = other.getBoundingClientRect()
      return other !== card && y < top + height / 2
    })
    if (below ? card.nextElementSibling !== below : list.lastElementChild !== card) list.insertBefore(card, below ?? null)
  }
  box.addEventListener('pointerdown', (event) => {
    const card = event.target.closest('[data-card]')
    const byHandle = event.target.closest('[data-handle]')
    if (!card || event.button !== 0 || (!byHandle && (event.pointerType !== 'mouse' || event.target.closest('button,input,a,label')))) return
    const from = { x: event.clientX, y: event.clientY }
    let moved = false
    const move = (now) => {
      if (!moved && Math.hypot(now.clientX - from.x, now.clientY - from.y) < 6) return
      moved = true
      card.dataset.dragged = ''
      const list = lists().find((one) => {
        const area = (one.closest('[data-column]') ?? one).getBoundingClientRect()
        return now.clientX >= area.left && now.clientX <= area.right && now.clientY >= area.top - 40
      })
      if (list) place(card, list, now.clientY)
    }
    const end = () => {
      removeEventListener('pointermove', move)
      delete card.dataset.dragged
      if (!moved) return
      countAll()
      tell(card)
    }
    event.preventDefault()
    byHandle?.focus()
    addEventListener('pointermove', move)
    addEventListener('pointerup', end, { once: true })
    addEventListener('pointercancel', end, { once: true })
  })
  box.addEventListener('keydown', (event) => {
    const handle = event.target.closest('[data-handle]')
    const card = handle?.closest('[data-card]')
    if (!card || !event.key.startsWith('Arrow')) return
    const all = lists()
    const list = card.closest('[data-drop]')
    const other = all[all.indexOf(list) + ({ ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0)]
    if (event.key === 'ArrowUp') card.previousElementSibling?.before(card)
    else if (event.key === 'ArrowDown') card.nextElementSibling?.after(card)
    else if (other && other !== list) other.append(card)
    event.preventDefault()
    handle.focus()
    countAll()
    tell(card)
  })
  box.addEventListener('entries', countAll)
  countAll()
}
