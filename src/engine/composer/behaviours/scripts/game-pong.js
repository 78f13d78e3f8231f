// two bats and a ball; the right one is somebody beside you or the page
for (const box of document.querySelectorAll('[data-behaves~="game-pong"]')) {
  const [width, height, half, radius, most] = [480, 320, 30, 6, 7]
  let mode = /two/.test(box.dataset.setup ?? '') ? 'two' : 'page'
  const game = (table) => {
    let [left, right, ball, wait, points, targets, miss] = [0, 0, null, 0, [0, 0], [null, null], 0]
    const serve = (way) => {
      const turn = (Math.random() - 0.5) * 0.9
      ball = { x: width / 2, y: height / 2, dx: Math.cos(turn) * way, dy: Math.sin(turn), speed: 230 }
      wait = 0.7
    }
    const count = (side) => {
      points[side]++
      table.show('left', points[0])
      table.show('right', points[1])
      table.say(points.join(' : '))
      if (points[side] < most) return serve(side === 0 ? 1 : -1)
      const name = box.dataset[side === 0 ? 'left' : 'right']
      if (mode === 'two') table.end(true, `${box.dataset.winner}: ${name}`)
      else table.end(side === 0)
    }
    const hit = (bat, way) => {
      const turn = ((ball.y - bat) / (half + radius)) * 1
      Object.assign(ball, { dx: Math.cos(turn) * way, dy: Math.sin(turn), speed: Math.min(560, ball.speed * 1.06) })
      miss = (Math.random() - 0.5) * 56
    }
    const within = (y) => Math.max(half + 4, Math.min(height - half - 4, y))
    const steer = (time) => {
      const far = 300 * time
      const { held } = table
      const isAlone = mode === 'page'
      if (held.has('up2') || (isAlone && held.has('up'))) [left, targets[0]] = [left - far, null]
      if (held.has('down2') || (isAlone && held.has('down'))) [left, targets[0]] = [left + far, null]
      if (targets[0] !== null) left = targets[0]
      if (isAlone) {
        // it follows a little beside the ball, and only when that comes
        const goal = ball.dx > 0 ? ball.y + miss : height / 2
        right += Math.max(-205 * time, Math.min(205 * time, goal - right))
      } else {
        if (held.has('up')) [right, targets[1]] = [right - far, null]
        if (held.has('down')) [right, targets[1]] = [right + far, null]
        if (targets[1] !== null) right = targets[1]
      }
      ;[left, right] = [within(left), within(right)]
    }
    return {
      width,
      height,
      keys: { w: 'up2', s: 'down2' },
      reset() {
        ;[left, right, points, targets] = [height / 2, height / 2, [0, 0], [null, null]]
        table.show('left', 0)
        table.show('right', 0)
        serve(Math.random() < 0.5 ? 1 : -1)
      },
      point(x, y, isDown) {
        // two fingers, each on its side; a mouse has the left bat
        targets[mode === 'two' && isDown && x > width / 2 ? 1 : 0] = y
      },
      lift() {
        targets[1] = null
      },
      step(time) {
        steer(time)
        wait -= time
        if (wait > 0) return
        const parts = Math.ceil((ball.speed * time) / radius)
        for (let part = 0; part < parts; part++) {
          ball.x += (ball.dx * ball.speed * time) / parts
          ball.y += (ball.dy * ball.speed * time) / parts
          if (ball.y < radius) ball.dy = Math.abs(ball.dy)
          if (ball.y > height - radius) ball.dy = -Math.abs(ball.dy)
          const isAt = (bat) => Math.abs(ball.y - bat) < half + radius
          if (ball.dx < 0 && ball.x < 24 + radius && ball.x > 12 && isAt(left)) hit(left, 1)
          if (ball.dx > 0 && ball.x > width - 24 - radius && ball.x < width - 12 && isAt(right)) hit(right, -1)
        }
        if (ball.x < -20) count(1)
        else if (ball.x > width + 20) count(0)
      },
      draw(pen, { ink, accent, line }) {
        pen.fillStyle = line
        for (let y = 6; y < height; y += 22) pen.fillRect(width / 2 - 1.5, y, 3, 11)
        pen.fillStyle = accent
        pen.beginPath()
        pen.roundRect(14, left - half, 10, half * 2, 5)
        pen.fill()
        pen.fillStyle = ink
        pen.beginPath()
        pen.roundRect(width - 24, right - half, 10, half * 2, 5)
        pen.fill()
        pen.beginPath()
        pen.arc(ball.x, ball.y, radius, 0, 7)
        pen.fill()
      },
    }
  }
  const choices = [...box.querySelectorAll('[data-mode]')]
  const show = () => {
    for (const button of choices) button.setAttribute('aria-pressed', String(button.dataset.mode === mode))
  }
  for (const button of choices)
    button.addEventListener('click', () => {
      mode = button.dataset.mode
      show()
      box.querySelector('[data-again]').click()
    })
  show()
  box.dispatchEvent(new CustomEvent('arcade', { detail: game }))
}
