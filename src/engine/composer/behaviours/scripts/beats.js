// hits are set on a grid of steps and played in a loop; the drums are made by the browser, step by step ahead of time
for (const box of document.querySelectorAll('[data-behaves~="beats"]')) {
  const find = (name, within = box) => within.querySelector(`[data-${name}]`)
  const all = (name, within = box) => [...within.querySelectorAll(`[data-${name}]`)]
  const [run, tempo, lights] = [find('run'), find('tempo'), find('lights')]
  const models = { cell: find('cell').cloneNode(true), light: find('light').cloneNode(true) }
  const rows = all('row')
  // x is a hit; each drum has several bars of sixteen, and what is unknown plays off the beat
  const bars = {
    kick: ['x...x...x...x...', 'x.....x.x.......', 'x..x..x...x.....', 'x.......x.x...x.'],
    snare: ['....x.......x...', '....x.......x..x', '....x..x.x..x...'],
    hat: ['x.x.x.x.x.x.x.x.', 'xxxxxxxxxxxxxxxx', '..x...x...x...x.', 'x.xxx.xxx.xxx.xx'],
    'open-hat': ['..............x.', '..x...x...x...x.', '......x.......x.'],
    clap: ['............x...', '....x.......x...', '...........x....'],
    tom: ['.............xx.', '..........x..x..', '.......x......x.'],
    crash: ['x...............'],
    ride: ['x...x...x...x...', 'x..xx..xx..xx..x'],
    shaker: ['xxxxxxxxxxxxxxxx', '..x...x...x...x.'],
    other: ['...x..x....x..x.', 'x..x..x.........', '..x.....x..x....'],
  }
  let steps = 0
  let speed = Number(tempo.value)
  let sound = null
  let next = 0
  let at = 0
  let beat = 0
  let shown = []

  const cellsOf = (row) => all('cell', row)
  const isOn = (button) => button.getAttribute('aria-pressed') === 'true'
  const press = (button, on) => button.setAttribute('aria-pressed', String(on))
  const nameOf = (row) => find('name', row).textContent.trim()

  /** The grid has as many steps as are wanted; hits that were set stay, and a longer pattern goes on as it began. */
  const build = (count) => {
    const before = rows.map((row) => cellsOf(row).map(isOn))
    const last = steps
    steps = count
    const few = [8, 6, 7, 5].find((size) => count % size === 0) ?? 8
    const style = { '--steps': count, '--half': Math.min(16, count), '--few': Math.min(few, count) }
    for (const [name, value] of Object.entries(style)) find('grid').style.setProperty(name, value)
    lights.replaceChildren(...Array.from({ length: count }, () => models.light.cloneNode(true)))
    rows.forEach((row, index) => {
      const cells = Array.from({ length: count }, (_, step) => {
        const cell = models.cell.cloneNode(true)
        cell.ariaLabel = `${nameOf(row)} ${step + 1}`
        cell.toggleAttribute('data-odd', Math.floor(step / 4) % 2 === 1)
        cell.tabIndex = step === 0 ? 0 : -1
        press(cell, last > 0 && before[index][step % last])
        return cell
      })
      find('cells', row).replaceChildren(...cells)
    })
    for (const length of all('length')) press(length, Number(length.dataset.length) === count)
  }
  const fill = (choose) => {
    for (const row of rows) {
      const own = bars[row.dataset.voice] ?? bars.other
      const bar = own[choose(own.length)]
      for (const [step, cell] of cellsOf(row).entries()) press(cell, bar[step % bar.length] === 'x')
    }
  }

  /** A voice that fades: what makes it, how loud it begins, and how long it is heard. */
  const fade = (source, time, level, length, filter) => {
    const gain = sound.context.createGain()
    gain.gain.setValueAtTime(level, time)
    gain.gain.exponentialRampToValueAtTime(0.001, time + length)
    if (filter) {
      const [type, frequency] = filter
      const node = sound.context.createBiquadFilter()
      node.type = type
      node.frequency.value = frequency
      source.connect(node).connect(gain).connect(sound.out)
    } else source.connect(gain).connect(sound.out)
    source.start(time)
    source.stop(time + length)
  }
  const tone = (type, from, to, glide, time, level, length, filter) => {
    const source = sound.context.createOscillator()
    source.type = type
    source.frequency.setValueAtTime(from, time)
    source.frequency.exponentialRampToValueAtTime(to, time + glide)
    fade(source, time, level, length, filter)
  }
  const noise = (time, level, length, filter) => {
    const source = sound.context.createBufferSource()
    source.buffer = sound.noise
    source.loop = true
    fade(source, time, level, length, filter)
  }
  const voices = {
    kick: (time) => {
      tone('sine', 160, 45, 0.12, time, 1, 0.42)
      noise(time, 0.2, 0.02, ['lowpass', 3000])
    },
    snare: (time) => {
      noise(time, 0.55, 0.19, ['highpass', 1400])
      tone('triangle', 230, 160, 0.08, time, 0.5, 0.13)
    },
    hat: (time) => noise(time, 0.3, 0.05, ['highpass', 8000]),
    'open-hat': (time) => noise(time, 0.28, 0.34, ['highpass', 7500]),
    clap: (time) => {
      for (const wait of [0, 0.012, 0.024]) noise(time + wait, 0.4, 0.03, ['bandpass', 1500])
      noise(time + 0.034, 0.45, 0.17, ['bandpass', 1400])
    },
    tom: (time) => tone('sine', 210, 88, 0.2, time, 0.8, 0.36),
    rim: (time) => {
      tone('triangle', 1750, 1600, 0.02, time, 0.5, 0.04)
      tone('square', 480, 420, 0.02, time, 0.14, 0.03)
    },
    cowbell: (time) => {
      tone('square', 545, 540, 0.2, time, 0.22, 0.26, ['bandpass', 1200])
      tone('square', 815, 800, 0.2, time, 0.22, 0.26, ['bandpass', 1200])
    },
    crash: (time) => noise(time, 0.4, 1.3, ['highpass', 5200]),
    ride: (time) => {
      noise(time, 0.18, 0.5, ['highpass', 9000])
      tone('square', 3100, 3000, 0.2, time, 0.04, 0.4, ['highpass', 2500])
    },
    shaker: (time) => noise(time, 0.28, 0.09, ['bandpass', 5600]),
    conga: (time) => tone('sine', 330, 240, 0.06, time, 0.7, 0.22),
    tambourine: (time) => noise(time, 0.3, 0.16, ['bandpass', 9000]),
    woodblock: (time) => tone('sine', 900, 820, 0.03, time, 0.6, 0.07),
  }
  const strike = (row, time) => (voices[row.dataset.voice] ?? voices.woodblock)(time)

  /** The browser allows sound once something was pressed. */
  const wake = () => {
    if (!sound) {
      const context = new AudioContext()
      const out = context.createDynamicsCompressor()
      out.connect(context.destination)
      const hiss = context.createBuffer(1, context.sampleRate, context.sampleRate)
      const samples = hiss.getChannelData(0)
      for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
      sound = { context, out, noise: hiss }
    }
    sound.context.resume()
    return sound.context
  }
  const mark = (step) => {
    for (const lit of all('now')) lit.removeAttribute('data-now')
    if (step === null) return
    lights.children[step]?.setAttribute('data-now', '')
    for (const row of rows) {
      const cell = cellsOf(row)[step]
      cell?.setAttribute('data-now', '')
      if (cell && isOn(cell) && !isOn(find('mute', row))) find('dot', row).setAttribute('data-now', '')
    }
  }
  const AHEAD = 0.12
  const plan = () => {
    while (next < sound.context.currentTime + AHEAD) {
      at %= steps
      for (const row of rows) if (isOn(cellsOf(row)[at]) && !isOn(find('mute', row))) strike(row, next)
      shown.push([at, next])
      next += 15 / speed
      at += 1
    }
  }
  const follow = () => {
    if (!beat) return
    const past = shown.filter(([, time]) => time <= sound.context.currentTime)
    if (past.length > 0) mark(past.at(-1)[0])
    shown = shown.slice(past.length)
    requestAnimationFrame(follow)
  }
  const stop = () => {
    clearInterval(beat)
    beat = 0
    mark(null)
    press(run, false)
  }
  run.addEventListener('click', () => {
    if (beat) {
      stop()
      return
    }
    next = wake().currentTime + 0.06
    at = 0
    shown = []
    beat = setInterval(plan, 25)
    press(run, true)
    requestAnimationFrame(follow)
  })
  tempo.addEventListener('input', () => {
    speed = Number(tempo.value)
    find('bpm').textContent = tempo.value
  })
  find('other').addEventListener('click', () => fill((count) => Math.floor(Math.random() * count)))
  find('clear').addEventListener('click', () => {
    for (const cell of all('cell')) press(cell, false)
  })
  box.addEventListener('click', (event) => {
    const button = event.target.closest('button')
    const row = button?.closest('[data-row]')
    if (button?.matches('[data-length]')) build(Number(button.dataset.length))
    else if (button?.matches('[data-hear]')) strike(row, wake().currentTime)
    else if (button?.matches('[data-mute]')) {
      press(button, !isOn(button))
      row.toggleAttribute('data-mute', isOn(button))
    } else if (button?.matches('[data-cell]')) {
      press(button, !isOn(button))
      if (isOn(button) && !beat) strike(row, wake().currentTime)
    }
  })
  const moves = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }
  box.addEventListener('keydown', (event) => {
    const row = event.target.closest('[data-cell]')?.closest('[data-row]')
    const move = moves[event.key]
    if (!row || !move) return
    event.preventDefault()
    const to = rows[(rows.indexOf(row) + move[0] + rows.length) % rows.length]
    const step = (cellsOf(row).indexOf(event.target) + move[1] + steps) % steps
    for (const [index, cell] of cellsOf(to).entries()) cell.tabIndex = index === step ? 0 : -1
    cellsOf(to)[step].focus()
  })
  // one length is no choice
  find('lengths').hidden = all('length').length < 2
  build(Number(box.dataset.steps) || 16)
  fill(() => 0)
}
