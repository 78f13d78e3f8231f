// what is typed decides which commands are shown; arrow keys choose, Enter does, Escape closes
for (const box of document.querySelectorAll('[data-behaves~="command-palette"]')) {
  const [open, panel, field, none, said] = ['open', 'panel', 'text', 'none', 'said'].map((name) => box.querySelector(`[data-${name}]`))
  const commands = [...box.querySelectorAll('[data-command]')]
  let at = 0
  const shown = () => commands.filter((one) => !one.hidden)
  const choose = (index) => {
    const list = shown()
    at = list.length === 0 ? -1 : (index + list.length) % list.length
    for (const one of commands) one.setAttribute('aria-selected', String(one === list[at]))
    if (at < 0) field.removeAttribute('aria-activedescendant')
    else field.setAttribute('aria-activedescendant', list[at].id)
    const chosen = list[at]
    const around = chosen?.parentElement
    if (chosen && document.activeElement === field) around.scrollTop = Math.max(0, chosen.offsetTop - around.offsetTop - around.clientHeight / 2)
  }
  const find = () => {
    const words = field.value.trim().toLowerCase().split(/\s+/)
    for (const one of commands) one.hidden = !words.every((word) => one.textContent.toLowerCase().includes(word))
    none.hidden = shown().length > 0
    choose(0)
  }
  const show = (isOpen) => {
    panel.hidden = !isOpen
    open.setAttribute('aria-expanded', String(isOpen))
    field.setAttribute('aria-expanded', String(isOpen))
    if (!isOpen) return open.focus()
    field.value = ''
    find()
    field.focus()
  }
  const run = (command) => {
    if (!command) return
    show(false)
    said.textContent = `${command.firstElementChild.textContent.trim()}: ${box.dataset.done}`
  }
  commands.forEach((command, index) => {
    command.id ||= `${box.id || 'palette'}-${index + 1}`
    command.addEventListener('click', () => run(command))
    command.addEventListener('mousemove', () => choose(shown().indexOf(command)))
  })
  field.addEventListener('input', find)
  field.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) choose(at + step)
    else if (event.key === 'Enter') run(shown()[at])
    else if (event.key === 'Escape') show(false)
    else return
    event.preventDefault()
  })
  open.addEventListener('click', () => show(panel.hidden))
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    show(panel.hidden)
  })
  open.hidden = false
  field.closest('[data-line]').hidden = false
  choose(0)
}
