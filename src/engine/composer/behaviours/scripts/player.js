// covers are drawn from the letters of a title, and so is the sound: a few soft notes, until real songs are there
for (const box of document.querySelectorAll('[data-behaves~="player"]')) {
  const songs = [...box.querySelectorAll('[data-song]')]
  const part = (name) => box.querySelector(`[data-${name}]`)
  const [seek, run, cover] = [part('seek'), part('run'), part('cover')]
  const lengthOf = (song) => (song.querySelector('[data-length]')?.textContent.trim() || '3:00').split(':').reduce((sum, one) => sum * 60 + Number(one), 0)
  const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
  const titleOf = (song) => song.querySelector('[data-song-title]').textContent.trim()
  let at = 0
  let second = 0
  let beat = 0
  let sound = null
  const tiles = (title) => {
    const codes = [...title.padEnd(4, title || '·')].map((letter) => letter.codePointAt(0))
    const shape = ['M0 0h25a25 25 0 0 1-25 25Z', 'M25 0v25a25 25 0 0 1-25-25Z', 'M25 25h-25a25 25 0 0 1 25-25Z', 'M0 25v-25a25 25 0 0 1 25 25Z']
    const tints = ['var(--accent)', 'var(--accent-soft)', 'var(--surface-3)']
    return Array.from({ length: 16 }, (_, tile) => {
      const code = codes[tile % codes.length] + tile * 7
      return `<path transform="translate(${(tile % 4) * 25} ${Math.floor(tile / 4) * 25})" d="${shape[code % 4]}" fill="${tints[code % 3]}"/>`
    }).join('')
  }
  const note = () => {
    if (!sound) return
    const code = titleOf(songs[at]).codePointAt(Math.floor(second) % titleOf(songs[at]).length) ?? 60
    const [tone, level] = [sound.createOscillator(), sound.createGain()]
    tone.frequency.value = 220 * 2 ** ([0, 3, 5, 7, 10][code % 5] / 12)
    level.gain.setValueAtTime(0.0001, sound.currentTime)
    level.gain.exponentialRampToValueAtTime(0.06, sound.currentTime + 0.05)
    level.gain.exponentialRampToValueAtTime(0.0001, sound.currentTime + 0.9)
    tone.connect(level).connect(sound.destination)
    tone.start()
    tone.stop(sound.currentTime + 1)
  }
  const draw = () => {
    const song = songs[at]
    const whole = lengthOf(song)
    part('now-title').textContent = titleOf(song)
    part('now-by').textContent = song.querySelector('[data-song-by]')?.textContent.trim() ?? ''
    part('elapsed').textContent = clock(second)
    part('whole').textContent = clock(whole)
    seek.max = String(whole)
    seek.value = String(second)
    box.style.setProperty('--played', String(second / whole))
    box.toggleAttribute('data-playing', beat !== 0)
    run.setAttribute('aria-label', beat ? run.dataset.pause : run.dataset.play)
    for (const [index, one] of songs.entries()) one.querySelector('button').setAttribute('aria-pressed', String(index === at))
  }
  const choose = (to) => {
    at = (to + songs.length) % songs.length
    second = 0
    cover.innerHTML = tiles(titleOf(songs[at]))
    draw()
  }
  const stop = () => {
    clearInterval(beat)
    beat = 0
  }
  const play = () => {
    sound ??= typeof AudioContext === 'undefined' ? null : new AudioContext()
    stop()
    beat = setInterval(() => {
      second++
      if (second >= lengthOf(songs[at])) choose(at + 1)
      note()
      draw()
    }, 1000)
    draw()
  }
  run.addEventListener('click', () => {
    if (beat) stop()
    else play()
    draw()
  })
  part('back').addEventListener('click', () => choose(at - 1))
  part('on').addEventListener('click', () => choose(at + 1))
  seek.addEventListener('input', () => {
    second = Number(seek.value)
    draw()
  })
  songs.forEach((song, index) => song.querySelector('button').addEventListener('click', () => choose(index)))
  for (const small of box.querySelectorAll('[data-small-cover]')) small.innerHTML = tiles(titleOf(small.closest('[data-song]')))
  choose(0)
}
