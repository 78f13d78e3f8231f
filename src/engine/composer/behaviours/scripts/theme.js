// light and dark: the page's own styles do it by the switch alone, this only remembers what was chosen
for (const box of document.querySelectorAll('[data-behaves~="theme"]')) {
  try {
    const kept = localStorage.getItem('theme')
    if (kept !== null) box.checked = kept === 'other'
    box.addEventListener('change', () => localStorage.setItem('theme', box.checked ? 'other' : 'own'))
  } catch {
    // a frame without storage forgets
  }
}
