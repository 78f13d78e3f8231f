// blocks of four squares fall, are moved and turned; full rows go, and the more have gone, the faster it falls
for (const box of document.querySelectorAll('[data-behaves~="game-blocks"]')) {
  const [columns, rows, cell] = [10, 20, 24]
  const shapes = [
    [[0, 1], [1, 1], [2, 1], [3, 1]],
    [[0, 0], [0, 1], [1, 1], [2, 1]],
    [[2, 0], [0, 1], [1, 1], [2, 1]],
    [[0, 0], [1, 0], [0, 1], [1, 1]],
    [[1, 0], [2, 0], [0, 1], [1, 1]],
    [[1, 0], [0, 1], [1, 1], [2, 1]],
    [[0, 0], [1, 0], [1, 1], [2, 1]],
  ]
  const wide = (kind) => (kind === 0 ? 4 : kind === 3 ? 2 : 3)
  const next = box.querySelector('[data-next]')
  const game = (table) => {
    let [stack, piece, coming, bag, lines, level, since, repeat] = [[], null, 0, [], 0, 1, 0, 0]
    const draw7 = () => {
      // each kind once in seven
      if (bag.length === 0) bag = shapes.map((_, kind) => kind).sort(() => Math.random() - 0.5)
      return bag.pop()
    }
    const cellsOf = ({ squares, x, y }) => squares.map(([left, top]) => [x + left, y + top])
    const fits = (one) => cellsOf(one).every(([x, y]) => x >= 0 && x < columns && y < rows && (y < 0 || stack[y][x] === null))
    const enter = () => {
      const kind = coming
      coming = draw7()
      piece = { kind, squares: shapes[kind], x: Math.floor((columns - wide(kind)) / 2), y: -1 }
      if (!fits(piece)) table.end(false)
    }
    const settle = () => {
      for (const [x, y] of cellsOf(piece)) {
        if (y < 0) return table.end(false)
        stack[y][x] = piece.kind
      }
      const left = stack.filter((row) => row.includes(null))
      const gone = rows - left.length
      stack = [...Array.from({ length: gone }, () => Array(columns).fill(null)), ...left]
      if (gone > 0) {
        lines += gone
        table.add([0, 100, 300, 500, 800][gone] * level)
        level = 1 + Math.floor(lines / 10)
        table.show('lines', lines)
        table.show('level', level)
        table.say(String(lines))
      }
      enter()
    }
    const move = (x, y) => {
      const moved = { ...piece, x: piece.x + x, y: piece.y + y }
      if (!fits(moved)) return false
      piece = moved
      return true
    }
    const turn = () => {
      const size = wide(piece.kind)
      const squares = piece.squares.map(([x, y]) => [size - 1 - y, x])
      // beside a wall it gives way
      const place = [0, -1, 1, -2, 2].map((x) => ({ ...piece, squares, x: piece.x + x })).find(fits)
      if (place) piece = place
    }
    const fall = () => {
      if (!move(0, 1)) settle()
    }
    const tone = (pen, kind, accent) => {
      pen.fillStyle = accent
      pen.fillStyle = `oklch(from ${accent} l c calc(h + ${kind * 51}))`
    }
    const square = (pen, x, y, size) => {
      pen.beginPath()
      pen.roundRect(x * size + 1, y * size + 1, size - 2, size - 2, 4)
      pen.fill()
    }
    const preview = (accent) => {
      const size = next.clientWidth / 5
      const ratio = Math.min(window.devicePixelRatio || 1, 2)
      const pen = next.getContext('2d')
      ;[next.width, next.height] = [next.clientWidth * ratio, next.clientHeight * ratio]
      pen.setTransform(ratio, 0, 0, ratio, 0, 0)
      tone(pen, coming, accent)
      const shift = (5 - wide(coming)) / 2
      const lower = coming === 0 ? -0.5 : 0
      for (const [x, y] of shapes[coming]) square(pen, x + shift, y + lower, size)
    }
    return {
      width: columns * cell,
      height: rows * cell,
      swipes: 'on',
      taps: 'up',
      reset() {
        stack = Array.from({ length: rows }, () => Array(columns).fill(null))
        ;[bag, lines, level, since] = [[], 0, 1, 0]
        coming = draw7()
        enter()
        table.show('lines', 0)
        table.show('level', 1)
      },
      press(action) {
        repeat = 0.2
        if (action === 'left') move(-1, 0)
        else if (action === 'right') move(1, 0)
        else if (action === 'up') turn()
        else if (action === 'down') move(0, 1)
        else if (action === 'fire') {
          while (move(0, 1));
          settle()
          since = 0
        }
      },
      step(time) {
        repeat -= time
        if (repeat < 0) {
          repeat = 0.05
          if (table.held.has('left')) move(-1, 0)
          if (table.held.has('right')) move(1, 0)
          if (table.held.has('down')) move(0, 1)
        }
        since += time
        if (since < Math.max(0.06, 0.8 * 0.84 ** (level - 1))) return
        since = 0
        fall()
      },
      draw(pen, { accent, surface3, ink }) {
        pen.fillStyle = surface3
        for (let x = 0; x < columns; x++)
          for (let y = 0; y < rows; y++) {
            pen.beginPath()
            pen.arc((x + 0.5) * cell, (y + 0.5) * cell, 1.5, 0, 7)
            pen.fill()
          }
        stack.forEach((row, y) =>
          row.forEach((kind, x) => {
            if (kind === null) return
            tone(pen, kind, accent)
            square(pen, x, y, cell)
          }),
        )
        if (!piece) return
        // where it would come to lie
        let ghost = piece
        while (fits({ ...ghost, y: ghost.y + 1 })) ghost = { ...ghost, y: ghost.y + 1 }
        pen.strokeStyle = ink
        pen.globalAlpha = 0.35
        pen.lineWidth = 1.5
        for (const [x, y] of cellsOf(ghost)) {
          pen.beginPath()
          pen.roundRect(x * cell + 2, y * cell + 2, cell - 4, cell - 4, 4)
          pen.stroke()
        }
        pen.globalAlpha = 1
        tone(pen, piece.kind, accent)
        for (const [x, y] of cellsOf(piece)) square(pen, x, y, cell)
        if (next.clientWidth > 0) preview(accent)
      },
    }
  }
  box.dispatchEvent(new CustomEvent('arcade', { detail: game }))
}
