// colours that go together by their hues; what is kept stays, and each value is copied by a press
for (const box of document.querySelectorAll('[data-behaves~="palette"]')) {
  const find = (name, within = box) => within.querySelector(`[data-${name}]`)
  const all = (name, within = box) => [...within.querySelectorAll(`[data-${name}]`)]
  const [list, said, back, harmony] = [find('list'), find('said'), find('back'), find('harmony')]
  const model = find('swatch').cloneNode(true)
  const [MOST, LEAST] = [10, 2]
  const past = []
  const random = (from, to) => from + Math.random() * (to - from)
  const kinds = ['analogous', 'complementary', 'triadic', 'monochrome']

  /** Red, green and blue of a colour that is given by its lightness, its strength and its hue; null where no screen has it. */
  const channels = (light, chroma, hue) => {
    const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
    const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
    const linear = [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ]
    if (linear.some((value) => value < -0.0005 || value > 1.0005)) return null
    return linear.map((value) => {
      const clear = Math.min(1, Math.max(0, value))
      return Math.round(255 * (clear <= 0.0031308 ? 12.92 * clear : 1.055 * clear ** (1 / 2.4) - 0.055))
    })
  }
  /** The strongest colour of that hue that a screen has, at most as strong as it is to be. */
  const hexOf = (light, chroma, hue) => {
    let strength = chroma
    let rgb = channels(light, strength, hue)
    while (!rgb) {
      strength -= 0.005
      rgb = channels(light, Math.max(0, strength), hue)
    }
    return `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`
  }
  const rgbOf = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const brightness = (hex) => {
    const [r, g, b] = rgbOf(hex).map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }

  /** Hues by the harmony that is wanted, and a lightness for each swatch, so that none is too near to another. */
  const made = (count) => {
    const wish = harmony.value === 'any' ? kinds[Math.floor(Math.random() * kinds.length)] : harmony.value
    const base = random(0, 360)
    const hues = {
      analogous: (at) => base + (at - (count - 1) / 2) * (90 / count),
      complementary: (at) => base + (at % 2) * 180 + random(-12, 12),
      triadic: (at) => base + (at % 3) * 120 + random(-8, 8),
      monochrome: () => base + random(-6, 6),
    }
    const strong = random(0.07, 0.17)
    const [low, high] = [random(0.24, 0.36), random(0.88, 0.96)]
    const order = Array.from({ length: count }, (_, at) => at)
    if (wish !== 'monochrome') order.sort(() => Math.random() - 0.5)
    return order.map((place, at) => {
      const light = low + ((high - low) * place) / Math.max(1, count - 1)
      // near white and near black a colour is faint
      const chroma = strong * (1 - Math.abs(light - 0.62) * 1.1) * random(0.8, 1.2)
      return hexOf(light, chroma, hues[wish](at))
    })
  }
  const swatches = () => all('swatch')
  const hexes = () => swatches().map((swatch) => swatch.dataset.colour)
  const dress = (swatch, hex) => {
    swatch.dataset.colour = hex
    const light = brightness(hex)
    const [onBlack, onWhite] = [(light + 0.05) / 0.05, 1.05 / (light + 0.05)]
    swatch.style.backgroundColor = hex
    swatch.style.color = onBlack >= onWhite ? '#000' : '#fff'
    find('hex', swatch).textContent = hex.toUpperCase()
    find('rgb', swatch).textContent = rgbOf(hex).join(' ')
    find('contrast', swatch).textContent = `Aa ${Math.max(onBlack, onWhite).toFixed(1)}`
  }
  const isKept = (swatch) => swatch.hasAttribute('data-lock')
  const keep = (swatch, on) => {
    swatch.toggleAttribute('data-lock', on)
    find('lock', swatch).setAttribute('aria-pressed', String(on))
  }
  const draw = () => {
    find('count').textContent = String(swatches().length)
    find('more').disabled = swatches().length >= MOST
    find('fewer').disabled = swatches().length <= LEAST
    back.disabled = past.length === 0
  }
  const renew = () => {
    past.push(hexes())
    const colours = made(swatches().length)
    for (const [at, swatch] of swatches().entries()) if (!isKept(swatch)) dress(swatch, colours[at])
    said.textContent = hexes().join(' ')
    draw()
  }
  /** A frame may forbid the clipboard; then the text is copied from a field. */
  const copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      const field = document.createElement('textarea')
      field.value = text
      box.append(field)
      field.select()
      document.execCommand('copy')
      field.remove()
    }
    said.textContent = `${said.dataset.copied}: ${text}`
  }
  const flash = (button) => {
    button.setAttribute('data-copied', '')
    setTimeout(() => button.removeAttribute('data-copied'), 1500)
  }
  const add = (hex) => {
    const swatch = model.cloneNode(true)
    keep(swatch, false)
    find('lock', swatch).querySelector('.sr-only').lastElementChild.textContent = String(swatches().length + 1)
    list.append(swatch)
    dress(swatch, hex)
  }
  find('other').addEventListener('click', renew)
  back.addEventListener('click', () => {
    const last = past.pop()
    while (swatches().length > last.length) swatches().at(-1).remove()
    for (const [at, hex] of last.entries()) {
      if (at < swatches().length) dress(swatches()[at], hex)
      else add(hex)
    }
    draw()
  })
  find('more').addEventListener('click', () => {
    past.push(hexes())
    add(made(swatches().length + 1).at(-1))
    draw()
  })
  find('fewer').addEventListener('click', () => {
    past.push(hexes())
    ;(swatches().findLast((swatch) => !isKept(swatch)) ?? swatches().at(-1)).remove()
    draw()
  })
  find('copy-all').addEventListener('click', () => copy(hexes().map((hex) => hex.toUpperCase()).join(', ')))
  list.addEventListener('click', (event) => {
    const swatch = event.target.closest('[data-swatch]')
    const button = event.target.closest('[data-copy]')
    if (event.target.closest('button[data-lock]')) keep(swatch, !isKept(swatch))
    else if (button) {
      void copy(swatch.dataset.colour.toUpperCase())
      flash(button)
    }
  })
  const isHex = (text) => /^#[0-9a-f]{6}$/i.test(text)
  const colours = made(swatches().length)
  for (const [at, swatch] of swatches().entries()) {
    const { given } = swatch.dataset
    dress(swatch, isHex(given) ? given.toLowerCase() : colours[at])
    if (isHex(given)) keep(swatch, true)
  }
  draw()
}
