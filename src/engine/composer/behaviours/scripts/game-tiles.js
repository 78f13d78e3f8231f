// numbers slide to one side, and two that are equal become one
for (const box of document.querySelectorAll('[data-behaves~="game-tiles"]')) {
  const size = Math.min(6, Math.max(3, Number.parseInt(box.dataset.setup, 10) || 4))
  const [gap, whole] = [12, 480]
  const cell = (whole - gap * (size + 1)) / size
  const game = (table) => {
    let [grid, moves, part, hasWon] = [[], [], 1, false]
    const empty = () => grid.flatMap((value, at) => (value === 0 ? [at] : []))
    const add = () => {
      const free = empty()
      const at = free[Math.floor(Math.random() * free.length)]
      grid[at] = Math.random() < 0.9 ? 2 : 4
    }
    /** The places of each row or column, from the side to which all slide. */
    const linesTo = (way) =>
      Array.from({ length: size }, (_, line) => {
        const places = Array.from({ length: size }, (_, at) => (way === 'left' || way === 'right' ? line * size + at : at * size + line))
        return way === 'left' || way === 'up' ? places : places.toReversed()
      })
    const slide = (way) => {
      const after = Array(size * size).fill(0)
      const moved = []
      let points = 0
      for (const places of linesTo(way)) {
        let [to, isJoined] = [0, false]
        for (const from of places) {
          const value = grid[from]
          if (value === 0) continue
          const last = places[to - 1]
          if (to > 0 && after[last] === value && !isJoined) {
            after[last] = value * 2
            points += value * 2
            isJoined = true
            moved.push({ from, to: last, value })
          } else {
            after[places[to]] = value
            isJoined = false
            moved.push({ from, to: places[to], value })
            to++
          }
        }
      }
      return moved.some(({ from, to }) => from !== to) ? { after, moved, points } : null
    }
    const exponent = (value) => Math.log2(value)
    const tile = (pen, { surface3, accent, accentInk, ink }, value, x, y) => {
      const power = exponent(value)
      const isStrong = power > 3
      pen.fillStyle = isStrong ? accent : surface3
      pen.fillStyle = isStrong ? `oklch(from ${accent} l c calc(h + ${(power - 4) * 24}))` : `color-mix(in oklch, ${accent} ${power * 7 - 4}%, ${surface3})`
      pen.beginPath()
      pen.roundRect(x, y, cell, cell, 10)
      pen.fill()
      pen.fillStyle = isStrong ? accentInk : ink
      const digits = String(value)
      pen.font = `600 ${(cell * [0.46, 0.46, 0.4, 0.33, 0.27, 0.22][digits.length]).toFixed(1)}px ${getComputedStyle(box).fontFamily}`
      pen.textAlign = 'center'
      pen.textBaseline = 'middle'
      pen.fillText(digits, x + cell / 2, y + cell / 2 + cell * 0.02)
    }
    const placeOf = (at) => [gap + (at % size) * (cell + gap), gap + Math.floor(at / size) * (cell + gap)]
    return {
      width: whole,
      height: whole,
      swipes: 'once',
      reset() {
        grid = Array(size * size).fill(0)
        ;[moves, part, hasWon] = [[], 1, false]
        add()
        add()
      },
      press(action) {
        const done = action === 'fire' ? null : slide(action)
        if (!done) return
        ;[grid, moves, part] = [done.after, done.moved, table.isCalm ? 1 : 0]
        if (done.points > 0) table.add(done.points)
        add()
        table.say(String(Math.max(...grid)))
        if (!hasWon && grid.includes(2048)) {
          hasWon = true
          part = 1
          return table.halt(box.dataset.won)
        }
        if (['left', 'right', 'up', 'down'].every((way) => slide(way) === null)) {
          part = 1
          table.end(false)
        }
      },
      step(time) {
        part = Math.min(1, part + time / 0.11)
      },
      draw(pen, colours) {
        pen.fillStyle = colours.surface
        for (let at = 0; at < size * size; at++) {
          pen.beginPath()
          pen.roundRect(...placeOf(at), cell, cell, 10)
          pen.fill()
        }
        if (part < 1) {
          for (const { from, to, value } of moves) {
            const [[x, y], [left, top]] = [placeOf(from), placeOf(to)]
            tile(pen, colours, value, x + (left - x) * part, y + (top - y) * part)
          }
          return
        }
        grid.forEach((value, at) => {
          if (value > 0) tile(pen, colours, value, ...placeOf(at))
        })
      },
    }
  }
  box.dispatchEvent(new CustomEvent('arcade', { detail: game }))
}
