// posts and questions: written, liked, voted on, answered, ordered; who wrote them is counted beside them
for (const box of document.querySelectorAll('[data-behaves~="feed"]')) {
  const find = (name, within = box) => within.querySelector(`[data-${name}]`)
  const all = (name, within = box) => [...within.querySelectorAll(`[data-${name}]`)]
  const list = find('list')
  const order = find('order')
  const [post, comment, member] = ['post', 'comment', 'member'].map((name) => find(name)?.cloneNode(true))
  const put = (name, within, text) => {
    const part = find(name, within)
    if (part) part.textContent = text
  }
  const number = (name, within) => Number(find(name, within)?.textContent ?? 0)
  const me = () => find('me').value.trim() || '–'
  const now = () => new Date().toLocaleTimeString(document.documentElement.lang, { hour: 'numeric', minute: '2-digit' })
  const say = (text) => {
    find('said').textContent = text
  }
  const writerOf = (entry) => (find('author', entry) ?? find('writer', entry)).textContent.trim()
  const initials = (name) => [...name.matchAll(/(?:^|\s)(\S)/gu)].slice(0, 2).map(([, letter]) => letter.toUpperCase()).join('')

  const count = () => {
    for (const entry of all('post')) put('replies', entry, String(all('comment', entry).length))
    const own = all('post').filter((entry) => 'own' in entry.dataset)
    for (const entry of own) {
      put('author', entry, me())
      put('initials', entry, initials(me()))
    }
    put('my-posts', box, String(own.length))
    put('my-comments', box, String(box.querySelectorAll('[data-comment][data-own]').length))
    put('my-likes', box, String(box.querySelectorAll('[data-like][aria-pressed=true]').length))
    if (!member) return
    const names = new Map()
    for (const entry of all('post')) names.set(writerOf(entry), (names.get(writerOf(entry)) ?? 0) + 1)
    const sought = find('filter-text').value
    find('members').replaceChildren(
      ...[...names].map(([name, times]) => {
        const row = member.cloneNode(true)
        put('who', row, name)
        put('count', row, String(times))
        find('author', row).setAttribute('aria-pressed', String(name === sought))
        return row
      }),
    )
  }
  const sort = () => {
    if (!order) return
    const by = { new: (entry) => Number(entry.dataset.at), votes: (entry) => number('votes', entry), replies: (entry) => number('replies', entry) }[order.value]
    list.append(...all('post').sort((one, other) => by(other) - by(one) || Number(other.dataset.at) - Number(one.dataset.at)))
  }
  const changed = () => {
    count()
    box.dispatchEvent(new Event('entries'))
  }

  /** 'Member 2: …' is parted into who wrote it and what. */
  const part = (row) => {
    const text = find('said-text', row)
    const [, who, said] = /^([^:]{1,40}): (.*)$/s.exec(text.textContent) ?? []
    if (!who) return
    text.textContent = said
    put('by', row, who)
    find('by', row).hidden = false
  }

  const write = (form) => {
    const entry = post.cloneNode(true)
    entry.dataset.own = ''
    entry.dataset.at = String(all('post').length + 1)
    for (const mark of entry.querySelectorAll('[data-placeholder]')) mark.removeAttribute('data-placeholder')
    put('author', entry, me())
    put('writer', entry, me())
    put('initials', entry, initials(me()))
    put('group', entry, find('topic', form).value)
    put('when', entry, now())
    put('title', entry, find('title-field', form)?.value.trim() ?? '')
    put('text', entry, find('text-field', form).value.trim())
    put('likes', entry, '0')
    put('votes', entry, '0')
    find('comments', entry).replaceChildren()
    find('remove', entry).hidden = false
    list.prepend(entry)
    form.reset()
    form.closest('details')?.removeAttribute('open')
    changed()
    find('open', entry).focus()
  }
  const answer = (form) => {
    const field = form.querySelector('input')
    const row = comment.cloneNode(true)
    row.dataset.own = ''
    find('said-text', row).textContent = field.value.trim()
    put('by', row, me())
    find('by', row).hidden = false
    find('comments', form.closest('[data-post]')).append(row)
    say(`${me()}: ${field.value.trim()}`)
    form.reset()
    changed()
  }
  box.addEventListener('submit', (event) => {
    event.preventDefault()
    const form = event.target
    const needed = form.querySelector('[required]')
    if (needed.value.trim() === '') return
    if (form.matches('[data-write]')) write(form)
    else answer(form)
  })

  const press = (button, sum, within) => {
    const on = button.getAttribute('aria-pressed') !== 'true'
    button.setAttribute('aria-pressed', String(on))
    put(sum, within, String(number(sum, within) + (on ? 1 : -1)))
    say(String(number(sum, within)))
  }
  /** One vote each: up and down take each other's place. */
  const vote = (entry, button) => {
    const other = find(button.matches('[data-up]') ? 'down' : 'up', entry)
    const step = button.matches('[data-up]') ? 1 : -1
    const was = button.getAttribute('aria-pressed') === 'true'
    const swaps = !was && other.getAttribute('aria-pressed') === 'true'
    button.setAttribute('aria-pressed', String(!was))
    other.setAttribute('aria-pressed', 'false')
    put('votes', entry, String(number('votes', entry) + (was ? -step : swaps ? 2 * step : step)))
    say(String(number('votes', entry)))
  }
  const seek = (name) => {
    const field = find('filter-text')
    field.value = field.value === name ? '' : name
    field.dispatchEvent(new Event('input', { bubbles: true }))
    count()
  }
  const presses = {
    like: (button, entry) => press(button, 'likes', entry),
    good: (button) => press(button, 'goods', button.closest('[data-comment]')),
    up: (button, entry) => vote(entry, button),
    down: (button, entry) => vote(entry, button),
    author: (button) => seek((find('who', button) ?? button).textContent.trim()),
    open: (button, entry) => {
      const panel = find('panel', entry)
      panel.hidden = !panel.hidden
      button.setAttribute('aria-expanded', String(!panel.hidden))
    },
    remove: (button, entry) => {
      const next = entry.nextElementSibling ?? entry.previousElementSibling
      entry.remove()
      changed()
      find('open', next ?? box)?.focus()
    },
  }
  box.addEventListener('click', (event) => {
    const button = event.target.closest('button')
    const name = button && Object.keys(presses).find((one) => button.hasAttribute(`data-${one}`))
    if (!name) return
    presses[name](button, button.closest('[data-post]'))
    if (name === 'like') count()
  })
  box.addEventListener('input', (event) => {
    if (event.target.matches('[data-me]')) count()
  })
  order?.addEventListener('change', sort)
  all('comment').forEach(part)
  all('post').forEach((entry, at, { length }) => {
    entry.dataset.at = String(length - at)
  })
  changed()
}
