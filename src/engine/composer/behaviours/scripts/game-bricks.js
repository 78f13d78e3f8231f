// a ball goes off walls, bricks and the bat, at an angle by where it met the bat; each wall that is gone brings a faster one
for (const box of document.querySelectorAll('[data-behaves~="game-bricks"]')) {
  const [width, height, columns, gap, radius] = [480, 420, 10, 4, 6]
  const [wide, high] = [(width - gap) / columns, 20]
  const game = (table) => {
    let [bricks, ball, bat, lives, level, target] = [[], null, 0, 3, 1, null]
    const reach = 38
    const speed = () => Math.min(520, 270 + level * 25 + (60 - bricks.length) * 1.4)
    const lay = () => {
      bricks = []
      for (let row = 0; row < 6; row++)
        for (let column = 0; column < columns; column++)
          bricks.push({ x: gap + column * wide, y: 46 + row * (high + gap), row })
    }
    const serve = () => {
      ball = { x: bat, y: 380, dx: 0, dy: 0, isHeld: true }
    }
    const throwBall = () => {
      if (!ball.isHeld) return
      const turn = (Math.random() - 0.5) * 0.9
      Object.assign(ball, { isHeld: false, dx: Math.sin(turn), dy: -Math.cos(turn) })
    }
    const bounce = () => {
      if (ball.x < radius) [ball.x, ball.dx] = [radius, Math.abs(ball.dx)]
      if (ball.x > width - radius) [ball.x, ball.dx] = [width - radius, -Math.abs(ball.dx)]
      if (ball.y < radius) [ball.y, ball.dy] = [radius, Math.abs(ball.dy)]
      const isOnBat = ball.dy > 0 && ball.y > 386 - radius && ball.y < 400 && Math.abs(ball.x - bat) < reach + radius
      if (isOnBat) {
        const turn = ((ball.x - bat) / (reach + radius)) * 1.05
        Object.assign(ball, { y: 386 - radius, dx: Math.sin(turn), dy: -Math.cos(turn) })
      }
      const at = bricks.findIndex(({ x, y }) => {
        const [left, top] = [Math.max(x, Math.min(ball.x, x + wide - gap)), Math.max(y, Math.min(ball.y, y + high))]
        return Math.hypot(ball.x - left, ball.y - top) < radius
      })
      if (at < 0) return
      const [{ x, y, row }] = bricks.splice(at, 1)
      // from the side or from above and below
      const isBeside = ball.x < x || ball.x > x + wide - gap
      const isAbove = ball.y < y || ball.y > y + high
      if (isAbove || !isBeside) ball.dy = ball.y < y + high / 2 ? -Math.abs(ball.dy) : Math.abs(ball.dy)
      if (isBeside && !isAbove) ball.dx = ball.x < x ? -Math.abs(ball.dx) : Math.abs(ball.dx)
      table.add((6 - row) * 10)
    }
    return {
      width,
      height,
      taps: 'fire',
      reset() {
        ;[bat, lives, level, target] = [width / 2, 3, 1, null]
        lay()
        serve()
        table.show('lives', lives)
        table.show('level', level)
      },
      press(action) {
        if (action === 'fire' || action === 'up') throwBall()
      },
      point(x) {
        target = x
      },
      step(time) {
        const far = 460 * time
        if (table.held.has('left')) [bat, target] = [bat - far, null]
        if (table.held.has('right')) [bat, target] = [bat + far, null]
        if (target !== null) bat = target
        bat = Math.max(reach, Math.min(width - reach, bat))
        if (ball.isHeld) {
          ball.x = bat
          return
        }
        // in steps shorter than the ball, so that it goes through nothing
        const parts = Math.ceil((speed() * time) / radius)
        for (let part = 0; part < parts; part++) {
          ball.x += (ball.dx * speed() * time) / parts
          ball.y += (ball.dy * speed() * time) / parts
          bounce()
        }
        if (ball.y > height + 20) {
          lives--
          table.show('lives', lives)
          if (lives === 0) return table.end(false)
          serve()
        }
        if (bricks.length > 0) return
        level++
        table.show('level', level)
        table.say(String(level))
        lay()
        serve()
      },
      draw(pen, { ink, accent }) {
        pen.fillStyle = accent
        for (const { x, y, row } of bricks) {
          pen.globalAlpha = 1 - row * 0.13
          pen.beginPath()
          pen.roundRect(x, y, wide - gap, high, 4)
          pen.fill()
        }
        pen.globalAlpha = 1
        pen.fillStyle = ink
        pen.beginPath()
        pen.roundRect(bat - reach, 386, reach * 2, 11, 5.5)
        pen.fill()
        pen.beginPath()
        pen.arc(ball.x, ball.y, radius, 0, 7)
        pen.fill()
      },
    }
  }
  box.dispatchEvent(new CustomEvent('arcade', { detail: game }))
}
