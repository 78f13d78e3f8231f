// words, signs, sentences and paragraphs of a text, and how long it takes to read
for (const box of document.querySelectorAll('[data-behaves~="wordcount"]')) {
  const find = (name) => box.querySelector(`[data-${name}]`)
  const text = find('text')
  const language = document.documentElement.lang || undefined
  const A_MINUTE = 220
  const parts = (granularity, value) => [...new Intl.Segmenter(language, { granularity }).segment(value)]
  const number = (value) => new Intl.NumberFormat(language).format(value)
  const draw = () => {
    const { value } = text
    const words = parts('word', value).filter(({ isWordLike }) => isWordLike).length
    const seconds = Math.round((words / A_MINUTE) * 60)
    const counts = {
      words,
      signs: parts('grapheme', value).length,
      tight: parts('grapheme', value.replace(/\s/g, '')).length,
      sentences: parts('sentence', value).filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment)).length,
      paragraphs: value.split('\n').filter((line) => line.trim() !== '').length,
    }
    for (const [name, count] of Object.entries(counts)) find(name).textContent = number(count)
    find('reading').textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    find('clear').disabled = value === ''
  }
  text.addEventListener('input', draw)
  find('clear').addEventListener('click', () => {
    text.value = ''
    draw()
    text.focus()
  })
  draw()
}
