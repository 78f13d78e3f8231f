// figures and signs in the order in which they are pressed, from left to right as on a pocket calculator
for (const box of document.querySelectorAll('[data-behaves~="keypad"]')) {
  const [line, digits] = [box.querySelector('[data-line]'), box.querySelector('[data-digits]')]
  const keys = [...box.querySelectorAll('[data-key]')]
  const language = document.documentElement.lang || undefined
  const point = (1.5).toLocaleString(language).replace(/\d/g, '')
  const signs = { '+': (a, b) => a + b, '−': (a, b) => a - b, '×': (a, b) => a * b, '÷': (a, b) => a / b }
  // 0.1 + 0.2 is 0.3
  const exact = (number) => Number(number.toPrecision(12))
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 10 })
  const show = (number) => (!Number.isFinite(number) ? '–' : Math.abs(number) >= 1e12 ? number.toExponential(6).replace('.', point) : format.format(number))
  let text = '0'
  let kept = null
  let sign = ''
  // the next figure begins a new number; a number was put in since the sign
  let isFresh = true
  let isPut = false
  const draw = () => {
    digits.textContent = isFresh ? show(Number(text)) : text.replace('-', '−').replace('.', point)
    line.textContent = sign ? `${show(kept)} ${sign}` : ''
    for (const key of keys) if (key.dataset.key in signs) key.setAttribute('aria-pressed', String(key.dataset.key === sign && !isPut))
  }
  const put = (number) => {
    text = String(Number.isFinite(number) ? exact(number) : number)
    isFresh = true
  }
  const press = (key) => {
    if (/^\d$/.test(key)) {
      if (isFresh) text = ''
      if (text.replace(/\D/g, '').length < 12) text = text === '0' ? key : text + key
      isFresh = false
      isPut = true
    } else if (key === '.') {
      if (isFresh) text = '0'
      if (!text.includes('.')) text += '.'
      isFresh = false
      isPut = true
    } else if (key === 'back') {
      text = isFresh || text.length < 2 || /^-\d$/.test(text) ? '0' : text.slice(0, -1)
      isFresh = text === '0'
    } else if (key === 'c') {
      text = '0'
      kept = null
      sign = ''
      isFresh = true
      isPut = false
    } else if (key === '±') put(-Number(text))
    else if (key === '%') {
      put(sign === '+' || sign === '−' ? (kept * Number(text)) / 100 : Number(text) / 100)
      isPut = true
    } else if (sign && (isPut || key === '=')) {
      put(signs[sign](kept, Number(text)))
      kept = Number(text)
      sign = key === '=' ? '' : key
      isPut = false
    } else if (key !== '=') {
      kept = Number(text)
      sign = key
      isFresh = true
      isPut = false
    }
    draw()
  }
  for (const key of keys) {
    if (key.dataset.key === '.') key.textContent = point
    key.addEventListener('click', () => press(key.dataset.key))
  }
  const typed = { '*': '×', x: '×', '/': '÷', ':': '÷', '-': '−', ',': '.', Enter: '=', Escape: 'c', Delete: 'c', Backspace: 'back' }
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input,textarea,select,summary,a')) return
    const key = typed[event.key] ?? event.key
    if (key !== 'back' && !keys.some((one) => one.dataset.key === key)) return
    event.preventDefault()
    press(key)
  })
  draw()
}
