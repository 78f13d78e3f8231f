// discs fall into columns, against somebody beside you or against the page; four in a row win
for (const box of document.querySelectorAll('[data-behaves~="game-four"]')) {
  const find = (name) => box.querySelector(`[data-${name}]`)
  const [board, state, said] = ['board', 'state', 'said'].map(find)
  const [columns, rows] = [7, 6]
  const model = find('column')
  const dot = model.querySelector('[data-disc]')
  for (let row = 1; row < rows; row++) model.append(dot.cloneNode(true))
  const stacks = Array.from({ length: columns }, (_, at) => (at === 0 ? model : board.appendChild(model.cloneNode(true))))
  const fours = []
  for (let x = 0; x < columns; x++)
    for (let y = 0; y < rows; y++)
      for (const [right, up] of [[1, 0], [0, 1], [1, 1], [1, -1]]) {
        const [farX, farY] = [x + right * 3, y + up * 3]
        if (farX >= columns || farY >= rows || farY < 0) continue
        fours.push([0, 1, 2, 3].map((at) => (x + right * at) * rows + y + up * at))
      }
  const wins = { x: 0, o: 0, none: 0 }
  const order = [3, 2, 4, 1, 5, 0, 6]
  let mode = /two/.test(box.dataset.setup ?? '') ? 'two' : 'page'
  let [discs, turn, opener, wait] = [[], 'x', 'x', 0]
  const other = (sign) => (sign === 'x' ? 'o' : 'x')
  const lineOf = () => fours.find((four) => discs[four[0]] && four.every((at) => discs[at] === discs[four[0]]))
  const freeIn = (column) => {
    for (let y = 0; y < rows; y++) if (!discs[column * rows + y]) return column * rows + y
    return -1
  }
  const isOver = () => Boolean(lineOf()) || order.every((column) => freeIn(column) < 0)

  /** How good it looks for 'o': fours that only one of both can still have, by how many discs are in them. */
  const guess = () => {
    let worth = 0
    for (const four of fours) {
      const [mine, theirs] = ['o', 'x'].map((sign) => four.filter((at) => discs[at] === sign).length)
      if (theirs === 0) worth += [0, 1, 5, 22, 0][mine]
      else if (mine === 0) worth -= [0, 1, 5, 22, 0][theirs]
    }
    return worth
  }
  const search = (sign, depth, least, most) => {
    const line = lineOf()
    if (line) return (discs[line[0]] === 'o' ? 10000 : -10000) * (depth + 1)
    if (depth === 0) return guess()
    let [low, high, isFull] = [least, most, true]
    for (const column of order) {
      const at = freeIn(column)
      if (at < 0) continue
      isFull = false
      discs[at] = sign
      const worth = search(other(sign), depth - 1, low, high)
      discs[at] = ''
      if (sign === 'o') low = Math.max(low, worth)
      else high = Math.min(high, worth)
      if (low >= high) break
    }
    return isFull ? 0 : sign === 'o' ? low : high
  }
  const think = () => {
    let [best, chosen] = [Number.NEGATIVE_INFINITY, -1]
    for (const column of order) {
      const at = freeIn(column)
      if (at < 0) continue
      discs[at] = 'o'
      const worth = search('x', 4, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)
      discs[at] = ''
      if (worth > best) [best, chosen] = [worth, column]
    }
    return chosen
  }
  const draw = () => {
    const line = lineOf()
    stacks.forEach((stack, column) => {
      const free = rows - discs.slice(column * rows, column * rows + rows).filter(Boolean).length
      ;[...stack.querySelectorAll('[data-disc]')].forEach((disc, from) => {
        const at = column * rows + rows - 1 - from
        disc.dataset.disc = discs[at]
        disc.toggleAttribute('data-won', Boolean(line?.includes(at)))
      })
      const filled = discs.slice(column * rows, column * rows + rows).filter(Boolean).join(' ').toUpperCase()
      stack.setAttribute('aria-label', `${box.dataset.column} ${column + 1}${filled ? `: ${filled}` : ''}`)
      stack.setAttribute('aria-disabled', String(free === 0 || isOver() || wait !== 0))
    })
    const isDrawn = !line && isOver()
    const name = box.dataset[line ? discs[line[0]] : turn]
    state.textContent = isDrawn ? box.dataset.draw : `${line ? box.dataset.winner : box.dataset.turn}: ${nameOf(name)}`
    for (const plate of box.querySelectorAll('[data-plate]')) plate.toggleAttribute('data-on', !isOver() && plate.dataset.plate === turn)
    for (const place of box.querySelectorAll('[data-wins]')) place.textContent = String(wins[place.dataset.wins])
    for (const label of box.querySelectorAll('[data-alone]')) label.hidden = mode === 'two'
    for (const label of box.querySelectorAll('[data-both]')) label.hidden = mode !== 'two'
    for (const button of box.querySelectorAll('[data-mode]')) button.setAttribute('aria-pressed', String(button.dataset.mode === mode))
  }
  /** 'You' and 'The page', or who is who by number. */
  const nameOf = (alone) => (mode === 'page' ? alone : alone === box.dataset.x ? '1' : '2')
  const set = (column) => {
    discs[freeIn(column)] = turn
    const line = lineOf()
    if (isOver()) wins[line ? turn : 'none']++
    else turn = other(turn)
    draw()
    said.textContent = `${box.dataset.column} ${column + 1}. ${state.textContent}`
    answer()
  }
  const answer = () => {
    if (mode !== 'page' || turn !== 'o' || isOver()) return
    wait = setTimeout(() => {
      wait = 0
      set(think())
    }, 400)
    draw()
  }
  const begin = () => {
    clearTimeout(wait)
    ;[discs, turn, wait] = [Array.from({ length: columns * rows }, () => ''), opener, 0]
    said.textContent = ''
    draw()
    answer()
  }
  board.addEventListener('click', (event) => {
    const column = stacks.indexOf(event.target.closest('[data-column]'))
    if (column < 0 || freeIn(column) < 0 || isOver() || wait !== 0) return
    set(column)
  })
  board.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    stacks[stacks.indexOf(event.target.closest('[data-column]')) + step]?.focus()
  })
  for (const button of box.querySelectorAll('[data-mode]'))
    button.addEventListener('click', () => {
      ;[mode, opener] = [button.dataset.mode, 'x']
      Object.assign(wins, { x: 0, o: 0, none: 0 })
      begin()
    })
  find('again').addEventListener('click', () => {
    if (isOver()) opener = other(opener)
    begin()
  })
  begin()
}
