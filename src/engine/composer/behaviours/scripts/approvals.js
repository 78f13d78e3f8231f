// each request waits until it is approved, or rejected with a reason; both can be taken back
for (const box of document.querySelectorAll('[data-behaves~="approvals"]')) {
  const find = (name, within = box) => within.querySelector(`[data-${name}]`)
  const all = (name, within = box) => [...within.querySelectorAll(`[data-${name}]`)]
  const list = find('list')
  const model = find('request').cloneNode(true)
  const tabs = all('show')
  const shown = () => tabs.find((tab) => tab.getAttribute('aria-pressed') === 'true')?.dataset.show ?? ''

  const drawOne = (entry) => {
    const { state } = entry.dataset
    for (const label of all('label', entry)) label.hidden = label.dataset.label !== state
    find('choices', entry).hidden = state !== 'waiting'
    find('undo', entry).hidden = state === 'waiting'
    find('because', entry).hidden = state !== 'rejected'
  }
  const draw = () => {
    const entries = all('request')
    const words = find('find').value.trim().toLowerCase().split(/\s+/)
    for (const tab of tabs) {
      const { show } = tab.dataset
      find('sum', tab).textContent = String(entries.filter(({ dataset }) => show === '' || dataset.state === show).length)
    }
    for (const entry of entries) {
      const text = entry.textContent.toLowerCase()
      entry.hidden = !((shown() === '' || entry.dataset.state === shown()) && words.every((word) => text.includes(word)))
      drawOne(entry)
    }
    find('none').hidden = entries.some((entry) => !entry.hidden)
  }
  const open = (entry, isOpen) => {
    find('reason', entry).hidden = !isOpen
    find('reject', entry).setAttribute('aria-expanded', String(isOpen))
    if (isOpen) find('reason', entry).querySelector('input').focus()
  }
  /** What is decided may leave the list that is shown: the next one is at hand then. */
  const decide = (entry, state) => {
    const next = all('request').filter((one) => !one.hidden && one !== entry).find((one) => entry.compareDocumentPosition(one) & 4)
    entry.dataset.state = state
    open(entry, false)
    draw()
    find('said').textContent = `${find('title', entry).textContent.trim()}: ${find(`label="${state}"`, entry).textContent.trim()}`
    const target = entry.hidden ? next : entry
    const button = target && [...target.querySelectorAll('button')].find((one) => !one.hidden && !one.closest('[hidden]'))
    ;(button ?? tabs[0]).focus()
  }
  box.addEventListener('submit', (event) => {
    event.preventDefault()
    const form = event.target
    if (form.matches('[data-reason]')) {
      const entry = form.closest('[data-request]')
      const reason = form.querySelector('input').value.trim()
      if (reason === '') return
      find('said-reason', entry).textContent = reason
      form.reset()
      decide(entry, 'rejected')
      return
    }
    const title = find('new-title', form).value.trim()
    if (title === '') return
    const entry = model.cloneNode(true)
    for (const mark of entry.querySelectorAll('[data-placeholder]')) mark.removeAttribute('data-placeholder')
    entry.dataset.state = 'waiting'
    find('title', entry).textContent = title
    find('who', entry).textContent = find('new-who', form).value.trim()
    find('text', entry).textContent = ''
    list.prepend(entry)
    form.reset()
    draw()
    find('new-title', form).focus()
  })
  box.addEventListener('click', (event) => {
    const button = event.target.closest('button')
    const entry = button?.closest('[data-request]')
    if (tabs.includes(button)) {
      for (const tab of tabs) tab.setAttribute('aria-pressed', String(tab === button))
      draw()
    } else if (button?.matches('[data-approve]')) decide(entry, 'approved')
    else if (button?.matches('[data-reject]')) open(entry, find('reason', entry).hidden)
    else if (button?.matches('[data-undo]')) decide(entry, 'waiting')
  })
  find('find').addEventListener('input', draw)
  draw()
}
