// who is in stands on the wheel; it comes to rest on one that chance has chosen before
for (const box of document.querySelectorAll('[data-behaves~="draw"]')) {
  const find = (name) => box.querySelector(`[data-${name}]`)
  const [wheel, spin, result, names, drawn] = ['wheel', 'spin', 'result', 'names', 'past'].map(find)
  const [takeOut, times] = [find('take-out'), find('times')]
  const [LONG, TURNS, MOST_TIMES] = [4200, 6, 20]
  // letters of a name, the room between the hub and the rim, and how wide a letter is
  const [LONGEST, ROOM, WIDE] = [20, 62, 0.6]
  const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
  let turned = 0
  let isTurning = false
  const inNow = () => names.value.split('\n').map((line) => line.trim()).filter(Boolean)
  const chance = (below) => crypto.getRandomValues(new Uint32Array(1))[0] % below
  const shape = (name, attributes, text = '') => {
    const node = document.createElementNS('http://www.w3.org/2000/svg', name)
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value)
    node.textContent = text
    return node
  }
  // ground and writing of the parts in turn; the last one never meets its like
  const looks = [
    ['var(--accent)', 'var(--accent-ink)'],
    ['var(--surface-2)', 'var(--ink)'],
    ['var(--accent-soft)', 'var(--ink)'],
    ['var(--surface-3)', 'var(--ink)'],
  ]
  const at = (turn, radius) => {
    const angle = (turn - 0.25) * 2 * Math.PI
    return `${(Math.cos(angle) * radius).toFixed(3)} ${(Math.sin(angle) * radius).toFixed(3)}`
  }
  const short = (name, most) => (name.length > most ? `${name.slice(0, most - 1)}…` : name)
  const paint = () => {
    const all = inNow()
    find('count').textContent = String(all.length)
    spin.disabled = isTurning || all.length < 2
    find('times-less').disabled = Number(times.textContent) <= 1
    find('times-more').disabled = Number(times.textContent) >= Math.min(MOST_TIMES, all.length)
    const count = Math.max(1, all.length)
    const longest = Math.max(6, ...all.map((name) => Math.min(LONGEST, name.length)))
    const size = Math.min(10, Math.max(2.2, 190 / count), ROOM / (longest * WIDE))
    const parts = all.flatMap((name, index) => {
      const isLastLike = index === count - 1 && index % looks.length === 0 && count > 1
      const [ground, ink] = looks[isLastLike ? 2 : index % looks.length]
      // nobody reads upside down
      const isLeft = (index + 0.5) / count > 0.5
      const [from, to, middle] = [index / count, (index + 1) / count, (index + 0.5) / count]
      const pie =
        count === 1
          ? shape('circle', { r: 98, fill: ground })
          : shape('path', {
              d: `M0 0L${at(from, 98)}A98 98 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to, 98)}Z`,
              fill: ground,
              stroke: 'var(--surface)',
              'stroke-width': count > 40 ? 0.3 : 0.8,
            })
      const label = shape(
        'text',
        {
          x: isLeft ? -92 : 92,
          fill: ink,
          'font-size': size,
          'font-weight': 500,
          'text-anchor': isLeft ? 'start' : 'end',
          'dominant-baseline': 'central',
          transform: `rotate(${middle * 360 + (isLeft ? 90 : -90)})`,
        },
        short(name, LONGEST),
      )
      return [pie, label]
    })
    wheel.replaceChildren(...parts, shape('circle', { r: 98, fill: 'none', stroke: 'var(--ink)', 'stroke-width': 2 }))
  }
  const write = (name) => {
    const item = document.createElement('li')
    item.textContent = name
    drawn.prepend(item)
  }
  const offer = () => {
    const isEmpty = drawn.children.length === 0
    find('none').hidden = !isEmpty
    find('clear').hidden = isEmpty
  }
  const tell = (winners) => {
    isTurning = false
    result.textContent = winners.join(', ')
    for (const name of winners) write(name)
    if (takeOut.checked) {
      const left = inNow()
      for (const name of winners) left.splice(left.indexOf(name), 1)
      names.value = left.join('\n')
      times.textContent = String(Math.max(1, Math.min(Number(times.textContent), left.length)))
      wheel.style.transform = `rotate(${turned}deg)`
    }
    offer()
    paint()
  }
  spin.addEventListener('click', () => {
    const all = inNow()
    if (isTurning || all.length < 2) return
    const left = all.map((_, index) => index)
    const chosen = Array.from({ length: Math.min(Number(times.textContent), all.length) }, () => left.splice(chance(left.length), 1)[0])
    isTurning = true
    spin.disabled = true
    result.textContent = ''
    // anywhere within the part, so that nobody can guess from where it stopped
    const within = 0.15 + (0.7 * chance(1000)) / 1000
    const rest = 360 - ((chosen[0] + within) / all.length) * 360
    turned += TURNS * 360 + ((((rest - turned) % 360) + 360) % 360)
    wheel.style.transition = isCalm() ? 'none' : `transform ${LONG}ms cubic-bezier(.12,.7,.1,1)`
    wheel.style.transform = `rotate(${turned}deg)`
    setTimeout(() => tell(chosen.map((index) => all[index])), isCalm() ? 0 : LONG)
  })
  const count = (by) => {
    times.textContent = String(Number(times.textContent) + by)
    paint()
  }
  find('times-less').addEventListener('click', () => count(-1))
  find('times-more').addEventListener('click', () => count(1))
  find('clear').addEventListener('click', () => {
    drawn.replaceChildren()
    result.textContent = ''
    offer()
    names.focus()
  })
  names.addEventListener('input', paint)
  names.value = [...box.querySelectorAll('[data-entry]')].map((entry) => entry.textContent.trim()).join('\n')
  paint()
}
