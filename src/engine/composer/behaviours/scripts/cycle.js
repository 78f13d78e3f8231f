// a state that is pressed becomes the next one; the ring beside it fills as it goes on
for (const button of document.querySelectorAll('[data-behaves~="cycle"]')) {
  const states = () => (button.closest('[data-states]')?.dataset.states ?? '').split('|')
  const draw = (row) => {
    const all = states()
    const at = all.indexOf(row.querySelector('[data-group]').textContent.trim())
    for (const ring of row.querySelectorAll('[data-ring]')) ring.style.setProperty('--part', String(at < 1 ? 0 : at / (all.length - 1)))
  }
  button.addEventListener('click', (event) => {
    const state = event.target.closest('[data-next-state]')
    const row = state?.closest('[data-entry]')
    if (!row) return
    const all = states()
    const group = row.querySelector('[data-group]')
    group.textContent = all[(all.indexOf(group.textContent.trim()) + 1) % all.length]
    draw(row)
    button.dispatchEvent(new Event('entries'))
  })
  button.addEventListener('entries', () => {
    const all = states()
    for (const row of button.querySelectorAll('[data-entry]')) {
      const group = row.querySelector('[data-group]')
      if (group.textContent.trim() === '') group.textContent = all[0]
      draw(row)
    }
  })
  for (const row of button.querySelectorAll('[data-entry]')) draw(row)
}
