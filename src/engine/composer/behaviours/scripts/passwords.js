// a password of the chosen signs by the chance that the browser has for secrets; nothing of it is kept or sent
for (const box of document.querySelectorAll('[data-behaves~="passwords"]')) {
  const find = (name) => box.querySelector(`[data-${name}]`)
  const [password, length, said] = [find('password'), find('length'), find('said')]
  const sets = [...box.querySelectorAll('[data-set]')]
  const clear = find('clear-cut')
  const words = [...box.querySelectorAll('[data-word]')].map(({ textContent }) => textContent)
  const signs = {
    capitals: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    small: 'abcdefghijklmnopqrstuvwxyz',
    digits: '0123456789',
    symbols: '!#$%&()*+,-./:;<=>?@[]^_{}~',
  }
  const alike = /[0O1lI|5S2Z8B]/g
  let made = ''
  const chance = (below) => {
    const round = Math.floor(2 ** 32 / below) * below
    let number = round
    while (number >= round) number = crypto.getRandomValues(new Uint32Array(1))[0]
    return number % below
  }
  const chosen = () =>
    sets.filter(({ checked }) => checked).map(({ dataset }) => (clear.checked ? signs[dataset.set].replace(alike, '') : signs[dataset.set]))

  /** One of each kind, the rest of all of them, in no order. */
  const make = () => {
    const kinds = chosen()
    const all = kinds.join('')
    const count = Number(length.value)
    const picked = kinds.map((kind) => kind[chance(kind.length)]).slice(0, count)
    while (picked.length < count) picked.push(all[chance(all.length)])
    for (let at = picked.length - 1; at > 0; at--) {
      const other = chance(at + 1)
      ;[picked[at], picked[other]] = [picked[other], picked[at]]
    }
    return picked.join('')
  }
  const draw = () => {
    made = make()
    const letters = [...made].map((sign) => {
      const part = document.createElement('span')
      part.textContent = sign
      if (!/[a-z]/i.test(sign)) part.style.color = 'var(--accent)'
      return part
    })
    const line = document.createElement('span')
    line.append(...letters)
    password.replaceChildren(line)
    find('long').textContent = length.value
    const bits = Math.round(made.length * Math.log2(chosen().join('').length))
    const level = [45, 65, 90].filter((least) => bits >= least).length
    find('strength').textContent = words[level]
    find('bits').textContent = `${bits} bit`
    for (const [at, bar] of [...box.querySelectorAll('[data-bar]')].entries()) bar.toggleAttribute('data-on', at <= level)
    // the last kind stays: nothing makes no password
    const left = sets.filter(({ checked }) => checked)
    for (const set of sets) set.disabled = left.length === 1 && set.checked
    find('copy-word').textContent = find('word-copy').textContent
  }
  find('again').addEventListener('click', draw)
  box.addEventListener('input', draw)
  find('copy').addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(made)
    } catch {
      const field = document.createElement('textarea')
      field.value = made
      box.append(field)
      field.select()
      document.execCommand('copy')
      field.remove()
    }
    find('copy-word').textContent = find('word-copied').textContent
    said.textContent = said.dataset.copied
  })
  const wanted = box.dataset.sets
  if (sets.some(({ dataset }) => dataset.set === wanted)) for (const set of sets) set.checked = set.dataset.set === wanted
  draw()
}
