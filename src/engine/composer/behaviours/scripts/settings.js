// what is changed is saved or taken back, and the bar for that is there as long as something is changed
for (const box of document.querySelectorAll('[data-behaves~="settings"]')) {
  const form = box.querySelector('form')
  const bar = box.querySelector('[data-bar]')
  const place = `settings:${location.pathname}:${document.title}`
  const controls = [...form.elements].filter(({ name }) => name)
  const read = () => JSON.stringify(controls.map((one) => (/checkbox|radio/.test(one.type) ? one.checked : one.value)))
  const write = (text) => {
    const values = JSON.parse(text)
    if (values.length !== controls.length) return
    for (const [at, one] of controls.entries()) one[/checkbox|radio/.test(one.type) ? 'checked' : 'value'] = values[at]
  }
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const modes = box.querySelector('[data-modes]')
  const show = () => {
    for (const amount of box.querySelectorAll('[data-amount]')) amount.textContent = amount.closest('[data-row]').querySelector('[type=range]').value
    const mode = modes?.querySelector(':checked')?.value
    if (mode) document.documentElement.dataset.mode = mode === 'system' ? (dark.matches ? 'dark' : 'light') : mode
    bar.hidden = read() === saved
  }
  const own = modes?.querySelector(`[value="${modes.dataset.modes}"]`)
  if (own) own.checked = true
  let saved = read()
  try {
    const last = localStorage.getItem(place)
    if (last !== null) write(last)
    saved = read()
  } catch {
    // a frame without storage forgets
  }
  form.addEventListener('input', show)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    saved = read()
    try {
      localStorage.setItem(place, saved)
    } catch {
      // a frame without storage forgets
    }
    show()
  })
  form.addEventListener('reset', (event) => {
    event.preventDefault()
    write(saved)
    show()
  })
  dark.addEventListener('change', show)
  // what cannot be undone is done when its word was typed
  for (const risk of box.querySelectorAll('[data-risk]')) {
    const [ask, field, go, done] = ['ask', 'word', 'go', 'done'].map((name) => risk.querySelector(`[data-${name}]`))
    const panel = risk.querySelector('[data-panel]')
    const open = (is) => {
      panel.hidden = !is
      ask.setAttribute('aria-expanded', String(is))
      field.value = ''
      go.disabled = true
    }
    ask.addEventListener('click', () => {
      open(panel.hidden)
      done.hidden = true
      if (!panel.hidden) field.focus()
    })
    field.addEventListener('input', (event) => {
      event.stopPropagation()
      go.disabled = field.value.trim() !== risk.querySelector('[data-code]').textContent.trim()
    })
    go.addEventListener('click', () => {
      open(false)
      done.hidden = false
      ask.focus()
    })
    open(false)
  }
  show()
}
