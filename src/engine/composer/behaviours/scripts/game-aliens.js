// rows of aliens come down step by step, faster the fewer they are; who is below shoots back and hides behind walls
for (const box of document.querySelectorAll('[data-behaves~="game-aliens"]')) {
  const shapes = [
    ['00100100', '00011000', '00111100', '01011010', '11111111', '10111101', '00100100', '01000010'],
    ['00011000', '01111110', '11011011', '11111111', '01111110', '00100100', '01011010', '10000001'],
    ['00111100', '01111110', '11100111', '11011011', '11111111', '01100110', '11000011', '01100110'],
  ].map((rows) => rows.flatMap((row, y) => [...row].flatMap((dot, x) => (dot === '1' ? [[x, y]] : []))))
  const [width, height, dot, columns, rows] = [480, 420, 3, 9, 5]
  const game = (table) => {
    let [aliens, shots, bombs, walls, sparks] = [[], [], [], [], []]
    let [ship, lives, wave, way, load, since, safe, target] = [0, 3, 1, 1, 0, 0, 0, null]
    const fill = () => {
      aliens = []
      for (let row = 0; row < rows; row++)
        for (let column = 0; column < columns; column++)
          aliens.push({ x: 40 + column * 40, y: 34 + Math.min(wave - 1, 4) * 14 + row * 32, kind: row === 0 ? 0 : row < 3 ? 1 : 2 })
      ;[shots, bombs, way] = [[], [], 1]
    }
    const build = () => {
      walls = []
      for (let wall = 0; wall < 4; wall++)
        for (let x = 0; x < 8; x++)
          for (let y = 0; y < 5; y++) if (!(y > 2 && x > 1 && x < 6)) walls.push({ x: 48 + wall * 110 + x * 7, y: 318 + y * 7 })
    }
    const burst = (x, y) => {
      if (table.isCalm) return
      for (let at = 0; at < 10; at++) sparks.push({ x, y, turn: Math.random() * 7, speed: 30 + Math.random() * 80, left: 0.4 })
    }
    const hits = (shot, x, y, wide, high) => shot.x > x && shot.x < x + wide && shot.y > y && shot.y < y + high
    const holed = (shot) => {
      const at = walls.findIndex(({ x, y }) => hits(shot, x - 2, y - 2, 11, 11))
      if (at >= 0) walls.splice(at, 1)
      return at >= 0
    }
    const march = () => {
      const isAtEdge = aliens.some(({ x }) => (way > 0 ? x + 32 > width : x < 8))
      for (const alien of aliens) {
        if (isAtEdge) alien.y += 14
        else alien.x += way * 8
      }
      if (isAtEdge) way = -way
      walls = walls.filter(({ x, y }) => !aliens.some((one) => x + 7 > one.x && x < one.x + 24 && y + 7 > one.y && y < one.y + 24))
      if (aliens.some(({ y }) => y + 24 > 372)) table.end(false)
    }
    const aim = (time) => {
      const speed = 300 * time
      if (table.held.has('left')) [ship, target] = [ship - speed, null]
      if (table.held.has('right')) [ship, target] = [ship + speed, null]
      if (target !== null) ship += Math.max(-speed * 2, Math.min(speed * 2, target - ship))
      ship = Math.max(20, Math.min(width - 20, ship))
      load -= time
      if (!table.held.has('fire') || load > 0) return
      shots.push({ x: ship, y: 372 })
      load = 0.38
    }
    const shoot = (time) => {
      for (const shot of shots) shot.y -= 430 * time
      for (const bomb of bombs) bomb.y += (150 + wave * 14) * time
      shots = shots.filter((shot) => {
        if (shot.y < 0 || holed(shot)) return false
        const at = aliens.findIndex(({ x, y }) => hits(shot, x, y, 24, 24))
        if (at < 0) return true
        const [alien] = aliens.splice(at, 1)
        burst(alien.x + 12, alien.y + 12)
        table.add((3 - alien.kind) * 10)
        return false
      })
      bombs = bombs.filter((bomb) => {
        if (bomb.y > height || holed(bomb)) return false
        if (safe > 0 || !hits(bomb, ship - 17, 376, 34, 20)) return true
        lives--
        burst(ship, 386)
        ;[safe, shots] = [1.6, []]
        table.show('lives', lives)
        if (lives === 0) table.end(false)
        return false
      })
      // those that have nobody below them let something fall
      if (Math.random() < time * (0.6 + wave * 0.15) && bombs.length < 4) {
        const one = aliens[Math.floor(Math.random() * aliens.length)]
        const lowest = aliens.filter(({ x }) => Math.abs(x - (one?.x ?? 0)) < 4).sort((first, second) => second.y - first.y)[0]
        if (lowest) bombs.push({ x: lowest.x + 12, y: lowest.y + 26 })
      }
    }
    return {
      width,
      height,
      reset() {
        ;[ship, lives, wave, load, since, safe, target, sparks] = [width / 2, 3, 1, 0, 0, 0, null, []]
        fill()
        build()
        table.show('lives', lives)
        table.show('level', wave)
      },
      point(x, _, isDown) {
        target = x
        if (isDown) table.held.add('fire')
      },
      lift() {
        table.held.delete('fire')
      },
      step(time) {
        aim(time)
        safe -= time
        since += time
        const pause = Math.max(0.05, (0.1 + 0.55 * (aliens.length / (columns * rows))) / (1 + wave * 0.08))
        if (since > pause) {
          since = 0
          march()
        }
        shoot(time)
        for (const spark of sparks) spark.left -= time
        sparks = sparks.filter(({ left }) => left > 0)
        if (aliens.length > 0) return
        wave++
        table.show('level', wave)
        table.say(String(wave))
        fill()
        build()
      },
      draw(pen, { ink, accent, muted, line }) {
        const tones = [ink, accent, muted]
        for (const { x, y, kind } of aliens) {
          pen.fillStyle = tones[kind]
          for (const [left, top] of shapes[kind]) pen.fillRect(x + left * dot, y + top * dot, dot + 0.5, dot + 0.5)
        }
        pen.fillStyle = muted
        for (const { x, y } of walls) pen.fillRect(x, y, 7.5, 7.5)
        pen.fillStyle = line
        pen.fillRect(0, 404, width, 2)
        pen.fillStyle = accent
        pen.globalAlpha = safe > 0 && Math.floor(safe * 8) % 2 === 0 && !table.isCalm ? 0.35 : 1
        pen.beginPath()
        pen.roundRect(ship - 17, 386, 34, 11, 3)
        pen.roundRect(ship - 8, 380, 16, 8, 2)
        pen.roundRect(ship - 2.5, 373, 5, 9, 2)
        pen.fill()
        pen.globalAlpha = 1
        pen.fillStyle = ink
        for (const { x, y } of shots) pen.fillRect(x - 1.5, y - 6, 3, 12)
        pen.fillStyle = accent
        for (const { x, y } of bombs) {
          pen.beginPath()
          pen.arc(x, y, 4, 0, 7)
          pen.fill()
        }
        for (const { x, y, turn, speed, left } of sparks) {
          const far = speed * (0.4 - left)
          pen.globalAlpha = left / 0.4
          pen.fillRect(x + Math.cos(turn) * far - 1.5, y + Math.sin(turn) * far - 1.5, 3, 3)
        }
        pen.globalAlpha = 1
      },
    }
  }
  box.dispatchEvent(new CustomEvent('arcade', { detail: game }))
}
