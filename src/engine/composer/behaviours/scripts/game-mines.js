// squares are opened; a number says how many mines are around it, and where there are none, all around opens too
for (const box of document.querySelectorAll('[data-behaves~="game-mines"]')) {
  const find = (name) => box.querySelector(`[data-${name}]`)
  const [board, state, said, flags, clock, left] = ['board', 'state', 'said', 'flags', 'clock', 'left'].map(find)
  const [asked = 9, wanted] = (box.dataset.setup ?? '').split(' ').map(Number).filter((number) => number > 0)
  const size = Math.min(16, Math.max(5, asked))
  const mines = Math.min(size * size - 10, wanted || Math.round(size * size * 0.13))
  const model = find('cell')
  const cells = Array.from({ length: size * size }, (_, at) => (at === 0 ? model : board.appendChild(model.cloneNode(true))))
  board.style.setProperty('--count', String(size))
  let [laid, open, flagged, over, began, beat, touch, isLong] = [null, new Set(), new Set(), '', 0, 0, 0, false]
  const around = (at) => {
    const [x, y] = [at % size, Math.floor(at / size)]
    return [-1, 0, 1]
      .flatMap((down) => [-1, 0, 1].map((over) => [x + over, y + down]))
      .filter(([left, top]) => left >= 0 && top >= 0 && left < size && top < size && (left !== x || top !== y))
      .map(([left, top]) => top * size + left)
  }
  const count = (at) => around(at).filter((one) => laid?.has(one)).length
  const lay = (safe) => {
    // what is opened first has nothing around it
    const free = cells.map((_, at) => at).filter((at) => at !== safe && !around(safe).includes(at))
    laid = new Set()
    while (laid.size < mines) laid.add(free.splice(Math.floor(Math.random() * free.length), 1)[0])
  }
  const draw = () => {
    cells.forEach((cell, at) => {
      const isMine = over !== '' && laid?.has(at)
      const text = isMine ? '' : open.has(at) && count(at) > 0 ? String(count(at)) : ''
      const kind = isMine ? 'mine' : open.has(at) ? 'open' : flagged.has(at) ? 'flag' : ''
      if (kind) cell.dataset.kind = kind
      else delete cell.dataset.kind
      cell.querySelector('[data-number]').textContent = text
      const place = `${box.dataset.square} ${Math.floor(at / size) + 1}, ${(at % size) + 1}`
      const shown = isMine ? box.dataset.mine : kind === 'flag' ? box.dataset.flag : kind === 'open' ? text || '0' : ''
      cell.setAttribute('aria-label', shown ? `${place}: ${shown}` : place)
    })
    left.textContent = String(Math.max(0, mines - flagged.size))
    state.textContent = over
  }
  const tick = () => {
    clock.textContent = String(began ? Math.floor((Date.now() - began) / 1000) : 0)
  }
  const end = (text) => {
    over = text
    clearInterval(beat)
    said.textContent = text
  }
  const reveal = (at) => {
    if (over || flagged.has(at) || open.has(at)) return
    if (!laid) {
      lay(at)
      began = Date.now()
      beat = setInterval(tick, 500)
    }
    if (laid.has(at)) end(box.dataset.lost)
    else {
      const next = [at]
      while (next.length > 0) {
        const one = next.pop()
        if (open.has(one)) continue
        open.add(one)
        flagged.delete(one)
        if (count(one) === 0) next.push(...around(one))
      }
      said.textContent = String(count(at))
      if (open.size === size * size - mines) end(box.dataset.won)
    }
    draw()
  }
  const mark = (at) => {
    if (over || open.has(at)) return
    if (!flagged.delete(at)) flagged.add(at)
    draw()
  }
  const begin = () => {
    clearInterval(beat)
    ;[laid, over, began] = [null, '', 0]
    open.clear()
    flagged.clear()
    tick()
    draw()
  }
  const at = (event) => cells.indexOf(event.target.closest('[data-cell]'))
  board.addEventListener('click', (event) => {
    if (at(event) < 0 || isLong) return
    if (flags.getAttribute('aria-pressed') === 'true') mark(at(event))
    else reveal(at(event))
  })
  board.addEventListener('contextmenu', (event) => {
    event.preventDefault()
    // a long press has set it already
    if (at(event) >= 0 && !isLong) mark(at(event))
  })
  board.addEventListener('pointerdown', (event) => {
    isLong = false
    const place = at(event)
    if (event.pointerType === 'mouse' || place < 0) return
    touch = setTimeout(() => {
      isLong = true
      mark(place)
    }, 450)
  })
  for (const name of ['pointerup', 'pointercancel', 'pointerleave', 'pointermove'])
    board.addEventListener(name, (event) => {
      if (name !== 'pointermove' || Math.hypot(event.movementX, event.movementY) > 4) clearTimeout(touch)
    })
  board.addEventListener('keydown', (event) => {
    const place = at(event)
    isLong = false
    if (event.key.toLowerCase() === 'f') return mark(place)
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -size, ArrowDown: size }[event.key]
    if (place < 0 || !step) return
    event.preventDefault()
    if (Math.abs(step) > 1 || Math.floor((place + step) / size) === Math.floor(place / size)) cells[place + step]?.focus()
  })
  flags.addEventListener('click', () => flags.setAttribute('aria-pressed', String(flags.getAttribute('aria-pressed') !== 'true')))
  find('again').addEventListener('click', begin)
  begin()
}
