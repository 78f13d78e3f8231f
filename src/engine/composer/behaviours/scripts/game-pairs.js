// cards are turned two at a time; those that are alike stay open
for (const box of document.querySelectorAll('[data-behaves~="game-pairs"]')) {
  const find = (name) => box.querySelector(`[data-${name}]`)
  const [board, said, result] = ['board', 'said', 'result'].map(find)
  const names = [...box.querySelectorAll('[data-names] li')].map((name) => name.textContent.trim())
  const art = [...box.querySelectorAll('[data-art-of]')]
  const pairs = Math.min(art.length, Math.max(2, Number.parseInt(box.dataset.setup, 10) || 8))
  const model = find('card')
  let [cards, open, moves, found, wait, best] = [[], [], 0, 0, 0, 0]
  const shuffled = (list) => {
    const mixed = [...list]
    for (let at = mixed.length - 1; at > 0; at--) {
      const other = Math.floor(Math.random() * (at + 1))
      ;[mixed[at], mixed[other]] = [mixed[other], mixed[at]]
    }
    return mixed
  }
  const label = (card, at) => {
    const isOpen = card.hasAttribute('data-open')
    card.setAttribute('aria-label', `${box.dataset.card} ${at + 1}${isOpen ? `: ${names[Number(card.dataset.kind)] ?? ''}` : ''}`)
  }
  const show = () => {
    find('moves').textContent = String(moves)
    find('found').textContent = `${found} / ${pairs}`
    if (best > 0) find('best').textContent = String(best)
    cards.forEach(label)
  }
  const close = () => {
    clearTimeout(wait)
    wait = 0
    for (const card of open) card.removeAttribute('data-open')
    open = []
    show()
  }
  const fit = () => {
    // as square as there is room for, and never more than six in a row
    const most = board.parentElement.clientWidth < 520 ? 4 : 6
    const count = pairs * 2
    const widths = [3, 4, 5, 6].filter((width) => width <= most)
    const columns = widths.filter((width) => count % width === 0 && count / width >= width - 2).at(-1) ?? Math.min(most, Math.ceil(Math.sqrt(count)))
    board.style.setProperty('--count', String(columns))
    board.style.setProperty('--room', `max(17rem, calc((100dvh - 21rem) * ${columns / Math.ceil(count / columns)}))`)
  }
  const deal = () => {
    clearTimeout(wait)
    ;[open, moves, found, wait] = [[], 0, 0, 0]
    const kinds = shuffled(art.map((_, at) => at)).slice(0, pairs)
    cards = shuffled([...kinds, ...kinds]).map((kind) => {
      const card = model.cloneNode(true)
      card.dataset.kind = String(kind)
      card.querySelector('[data-face]').append(art[kind].cloneNode(true))
      return card
    })
    board.replaceChildren(...cards)
    result.hidden = true
    said.textContent = ''
    show()
  }
  board.addEventListener('click', (event) => {
    const card = event.target.closest('[data-card]')
    // between the cards there is none
    if (!cards.includes(card)) return
    // the next turn does not wait for cards that are still open
    if (wait !== 0 && !open.includes(card)) close()
    if (card.hasAttribute('data-open')) return
    card.setAttribute('data-open', '')
    open.push(card)
    said.textContent = names[Number(card.dataset.kind)] ?? ''
    if (open.length === 2) {
      moves++
      if (open[0].dataset.kind === open[1].dataset.kind) {
        for (const one of open) one.setAttribute('data-paired', '')
        open = []
        found++
      } else wait = setTimeout(close, 1100)
    }
    if (found === pairs) {
      best = best === 0 ? moves : Math.min(best, moves)
      result.hidden = false
      result.textContent = `${box.dataset.won} · ${moves}`
      said.textContent = result.textContent
    }
    show()
  })
  board.addEventListener('keydown', (event) => {
    const columns = Number(board.style.getPropertyValue('--count'))
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key]
    if (!step) return
    event.preventDefault()
    cards[cards.indexOf(event.target.closest('[data-card]')) + step]?.focus()
  })
  find('again').addEventListener('click', deal)
  new ResizeObserver(fit).observe(board.parentElement)
  fit()
  deal()
}
