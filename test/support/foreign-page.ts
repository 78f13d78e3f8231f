/** A page as models write them for a browser with a network: five CDNs, a configuration, handlers, pictures. */
export const foreignPage = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1.0">
<title>Harbour Watch</title>
<script src="https://cdn.tailwindcss.com"></script>
<script>
  // the look of the harbour
  tailwind.config = { darkMode: 'class', theme: { extend: {
    colors: { harbour: { DEFAULT: '#0b7285', 900: '#062f38' } },
    fontFamily: { display: ['"Abril Fatface"', 'serif'], body: ['Work Sans', 'sans-serif'] },
  } } }
</script>
<link rel="preconnect" href="https://fonts.gstatic.com" crossorigin>
<link href="https://fonts.googleapis.com/css2?family=Abril+Fatface&family=Work+Sans:wght@400;600&display=swap" rel="stylesheet">
<link rel="stylesheet" href="https://cdnjs.cloudflare.com/ajax/libs/font-awesome/6.4.0/css/all.min.css">
<script defer src="https://cdn.jsdelivr.net/npm/alpinejs@3.x.x/dist/cdn.min.js"></script>
<script src="https://cdn.jsdelivr.net/npm/chart.js"></script>
<script src="https://cdn.jsdelivr.net/npm/apexcharts"></script>
</head>
<body class="bg-gray-50 font-body text-gray-800">
<header class="bg-harbour text-white" x-data="{ open: false, count: 2 }">
  <div class="flex items-center gap-3 p-6">
    <i class="fa-solid fa-anchor text-2xl"></i>
    <h1 class="font-display text-3xl">Harbour Watch</h1>
    <button id="menu" class="ml-auto border px-3 py-2" @click="open = !open; count++" :aria-expanded="open">
      <i class="fas fa-bars"></i> Menu <span x-text="count"></span></button>
  </div>
  <nav id="links" x-show="open" x-transition class="p-6"><a href="#tides">Tides</a></nav>
</header>
<main class="p-6">
  <section id="tides" class="rounded border p-4 shadow-sm">
    <h2 class="font-display text-2xl">Tides this week</h2>
    <canvas id="chart" width="400" height="160"></canvas>
    <div id="apex"></div>
    <img src="https://images.unsplash.com/photo-1?w=800" alt="The quay at low water" width="320" height="200">
    <p id="said" class="bg-black bg-opacity-50 text-white">Nothing yet</p>
    <button id="say" onclick="document.getElementById('said').textContent = localStorage.getItem('visits')">Say</button>
  </section>
</main>
<script>
  localStorage.setItem('visits', 'Seen once')
  new Chart(document.getElementById('chart'), {
    type: 'bar', data: { labels: ['Mo', 'Tu'], datasets: [{ label: 'm', data: [3, 5] }] }, options: { animation: false },
  })
</script>
<script>new ApexCharts(document.querySelector('#apex'), {}).render()</script>
</body>
</html>`
