// every conversation keeps its own messages
for (const box of document.querySelectorAll('[data-behaves~="chat"]')) {
  const list = box.querySelector('[data-list]')
  const title = box.querySelector('[data-title]')
  const rooms = [...box.querySelectorAll('[data-room]')]
  const kept = new Map()
  const show = (room) => {
    const now = rooms.find((one) => one.getAttribute('aria-pressed') === 'true')
    if (now) kept.set(now, [...list.childNodes])
    if (now !== room && now) list.replaceChildren(...(kept.get(room) ?? []))
    for (const one of rooms) one.setAttribute('aria-pressed', String(one === room))
    title.textContent = room.querySelector('[data-room-name]').textContent.trim()
  }
  for (const room of rooms) room.addEventListener('click', () => show(room))
  if (rooms[0]) show(rooms[0])
  box.addEventListener('entries', () => {
    const last = list.lastElementChild
    const time = last?.querySelector('[data-now]')
    if (time && time.textContent === '')
      time.textContent = new Date().toLocaleTimeString(document.documentElement.lang, { hour: 'numeric', minute: '2-digit' })
    list.scrollTop = list.scrollHeight
  })
}
