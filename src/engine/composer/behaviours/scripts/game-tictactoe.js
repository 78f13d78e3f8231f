// two signs in turn, against somebody beside you or against the page, which looks ahead as far as it has time for
for (const box of document.querySelectorAll('[data-behaves~="game-tictactoe"]')) {
  const find = (name) => box.querySelector(`[data-${name}]`)
  const [board, state, said] = ['board', 'state', 'said'].map(find)
  const size = Math.min(5, Math.max(3, Number.parseInt(box.dataset.setup, 10) || 3))
  const model = find('cell')
  const cells = Array.from({ length: size * size }, (_, at) => (at === 0 ? model : board.appendChild(model.cloneNode(true))))
  board.style.setProperty('--count', String(size))
  const range = Array.from({ length: size }, (_, at) => at)
  const lines = [
    ...range.map((row) => range.map((column) => row * size + column)),
    ...range.map((column) => range.map((row) => row * size + column)),
    range.map((at) => at * (size + 1)),
    range.map((at) => (at + 1) * (size - 1)),
  ]
  const wins = { x: 0, o: 0, none: 0 }
  let mode = /two/.test(box.dataset.setup ?? '') ? 'two' : 'page'
  let [marks, turn, opener, wait] = [[], 'x', 'x', 0]
  const other = (sign) => (sign === 'x' ? 'o' : 'x')
  const lineOf = () => lines.find((line) => marks[line[0]] && line.every((at) => marks[at] === marks[line[0]]))
  const free = () => marks.flatMap((mark, at) => (mark ? [] : [at]))
  const isOver = () => Boolean(lineOf()) || free().length === 0

  /** How good the board is for 'o': lines that are still open count by how much of them it has. */
  const guess = () => {
    let worth = 0
    for (const line of lines) {
      const [mine, theirs] = ['o', 'x'].map((sign) => line.filter((at) => marks[at] === sign).length)
      if (mine === 0 || theirs === 0) worth += mine * mine - theirs * theirs
    }
    return worth
  }
  const search = (sign, depth, least, most) => {
    const line = lineOf()
    if (line) return (marks[line[0]] === 'o' ? 100 : -100) * (depth + 1)
    const open = free()
    if (open.length === 0) return 0
    if (depth === 0) return guess()
    let [low, high] = [least, most]
    for (const at of open) {
      marks[at] = sign
      const worth = search(other(sign), depth - 1, low, high)
      marks[at] = ''
      if (sign === 'o') low = Math.max(low, worth)
      else high = Math.min(high, worth)
      if (low >= high) break
    }
    return sign === 'o' ? low : high
  }
  const think = () => {
    const depth = size === 3 ? 8 : size === 4 ? 4 : 3
    const open = free()
    const rated = open.map((at) => {
      marks[at] = 'o'
      const worth = search('x', depth, -10000, 10000)
      marks[at] = ''
      return { at, worth }
    })
    const best = Math.max(...rated.map(({ worth }) => worth))
    const equal = rated.filter(({ worth }) => worth === best)
    return equal[Math.floor(Math.random() * equal.length)].at
  }

  const draw = () => {
    const line = lineOf()
    cells.forEach((cell, at) => {
      cell.dataset.mark = marks[at]
      cell.toggleAttribute('data-won', Boolean(line?.includes(at)))
      cell.setAttribute('aria-disabled', String(Boolean(marks[at]) || isOver() || wait !== 0))
      cell.setAttribute('aria-label', `${box.dataset.square} ${at + 1}${marks[at] ? `: ${marks[at].toUpperCase()}` : ''}`)
    })
    const isDrawn = !line && isOver()
    const name = (line ? marks[line[0]] : turn).toUpperCase()
    state.textContent = isDrawn ? box.dataset.draw : `${line ? box.dataset.winner : box.dataset.turn}: ${name}`
    for (const plate of box.querySelectorAll('[data-plate]')) plate.toggleAttribute('data-on', !isOver() && plate.dataset.plate === turn)
    for (const place of box.querySelectorAll('[data-wins]')) place.textContent = String(wins[place.dataset.wins])
    for (const label of box.querySelectorAll('[data-alone]')) label.hidden = mode === 'two'
    for (const button of box.querySelectorAll('[data-mode]')) button.setAttribute('aria-pressed', String(button.dataset.mode === mode))
  }
  const set = (at) => {
    marks[at] = turn
    const line = lineOf()
    if (isOver()) wins[line ? turn : 'none']++
    else turn = other(turn)
    draw()
    said.textContent = `${box.dataset.square} ${at + 1}. ${state.textContent}`
    answer()
  }
  const answer = () => {
    if (mode !== 'page' || turn !== 'o' || isOver()) return
    // it seems to think for a moment
    wait = setTimeout(() => {
      wait = 0
      set(think())
    }, 350)
    draw()
  }
  const begin = () => {
    clearTimeout(wait)
    ;[marks, turn, wait] = [Array.from({ length: size * size }, () => ''), opener, 0]
    said.textContent = ''
    draw()
    answer()
  }
  board.addEventListener('click', (event) => {
    const at = cells.indexOf(event.target.closest('[data-cell]'))
    if (at < 0 || marks[at] || isOver() || wait !== 0) return
    set(at)
  })
  board.addEventListener('keydown', (event) => {
    const at = cells.indexOf(event.target.closest('[data-cell]'))
    const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -size, ArrowDown: size }
    const step = steps[event.key]
    if (at < 0 || !step) return
    event.preventDefault()
    const isSameRow = Math.abs(step) > 1 || Math.floor((at + step) / size) === Math.floor(at / size)
    if (isSameRow) cells[at + step]?.focus()
  })
  for (const button of box.querySelectorAll('[data-mode]'))
    button.addEventListener('click', () => {
      mode = button.dataset.mode
      opener = 'x'
      Object.assign(wins, { x: 0, o: 0, none: 0 })
      begin()
    })
  find('again').addEventListener('click', () => {
    // who lost the first move has it the next time
    if (isOver()) opener = other(opener)
    begin()
  })
  begin()
}
