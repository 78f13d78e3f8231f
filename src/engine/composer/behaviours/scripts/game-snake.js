// the snake goes from cell to cell, drawn on its way between them; each bite makes it longer and faster
for (const box of document.querySelectorAll('[data-behaves~="game-snake"]')) {
  const size = Math.min(40, Math.max(10, Number.parseInt(box.dataset.setup, 10) || 20))
  const cell = 480 / size
  const ways = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }
  const game = (table) => {
    let [body, gone, way, turns, food, pace, since] = [[], null, 'right', [], null, 0, 0]
    const isTaken = (x, y) => body.some((one) => one[0] === x && one[1] === y)
    const feed = () => {
      const free = []
      for (let at = 0; at < size * size; at++) if (!isTaken(at % size, Math.floor(at / size))) free.push([at % size, Math.floor(at / size)])
      food = free[Math.floor(Math.random() * free.length)] ?? null
    }
    const move = () => {
      way = turns.shift() ?? way
      const [x, y] = [body[0][0] + ways[way][0], body[0][1] + ways[way][1]]
      const isOut = x < 0 || y < 0 || x >= size || y >= size
      // the tail leaves its cell in the same moment
      if (isOut || body.slice(0, -1).some((one) => one[0] === x && one[1] === y)) return table.end(false)
      body.unshift([x, y])
      if (!food || food[0] !== x || food[1] !== y) {
        gone = body.pop()
        return
      }
      gone = body.at(-1)
      table.add(1)
      table.say(String(body.length))
      pace = Math.max(0.065, pace * 0.975)
      feed()
      if (!food) table.end(true)
    }
    const middle = ([x, y]) => [(x + 0.5) * cell, (y + 0.5) * cell]
    const between = (one, other, part) => [one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part]
    return {
      width: 480,
      height: 480,
      swipes: 'on',
      reset() {
        const row = Math.floor(size / 2)
        body = [4, 3, 2].map((x) => [x, row])
        ;[gone, way, turns, pace, since] = [[1, row], 'right', [], 0.15, 0]
        feed()
      },
      press(action) {
        const [x, y] = ways[action] ?? []
        const [ahead, across] = ways[turns.at(-1) ?? way]
        if (x !== undefined && turns.length < 3 && ((x === 0) !== (ahead === 0) || (y === 0) !== (across === 0))) turns.push(action)
      },
      step(time) {
        since += time
        if (since < pace) return
        since -= pace
        move()
      },
      draw(pen, { surface3, accent, accentInk, ink }) {
        pen.fillStyle = surface3
        for (let x = 0; x < size; x++)
          for (let y = 0; y < size; y++) {
            pen.beginPath()
            pen.arc(...middle([x, y]), cell * 0.06, 0, 7)
            pen.fill()
          }
        if (food) {
          const [x, y] = middle(food)
          pen.fillStyle = ink
          pen.beginPath()
          pen.arc(x, y + cell * 0.06, cell * 0.32, 0, 7)
          pen.fill()
          pen.strokeStyle = ink
          pen.lineWidth = cell * 0.1
          pen.lineCap = 'round'
          pen.beginPath()
          pen.moveTo(x, y - cell * 0.2)
          pen.quadraticCurveTo(x, y - cell * 0.4, x + cell * 0.2, y - cell * 0.42)
          pen.stroke()
        }
        const part = Math.min(1, since / pace)
        const points = body.map(middle)
        const head = between(points[1], points[0], part)
        const tail = between(middle(gone), points.at(-1), part)
        pen.strokeStyle = accent
        pen.lineWidth = cell * 0.72
        pen.lineCap = 'round'
        pen.lineJoin = 'round'
        pen.beginPath()
        pen.moveTo(...head)
        for (const point of points.slice(1)) pen.lineTo(...point)
        pen.lineTo(...tail)
        pen.stroke()
        const [x, y] = ways[way]
        pen.fillStyle = accentInk
        for (const side of [-1, 1]) {
          pen.beginPath()
          pen.arc(head[0] + (x * 0.08 + y * side * 0.17) * cell, head[1] + (y * 0.08 + x * side * 0.17) * cell, cell * 0.08, 0, 7)
          pen.fill()
        }
      },
    }
  }
  box.dispatchEvent(new CustomEvent('arcade', { detail: game }))
}
