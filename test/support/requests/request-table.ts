/** What is expected of a request; only the given keys are compared. Sections by kind, in order; colours as 'name/role'. */
export type Expected = {
  brand?: string | null
  trade?: string
  place?: string | null
  audience?: string | null
  domain?: string
  kind?: string
  language?: string
  mode?: string | null
  tones?: string
  sections?: string
  /** 'Solo 9 € per month' of all asked items */
  items?: string[]
  colors?: string
  quoted?: string[]
  contact?: Record<string, unknown>
  offers?: string[]
  facts?: string[]
  component?: string | null
  count?: number
}

/** Requests as people write them, and what must be understood of each. */
export const cases: [request: string, expected: Expected][] = [
  [
    'A landing page for Nordlys, a small coffee roastery in Bergen, with a subscription section, opening hours and a contact form',
    {
      brand: 'Nordlys',
      trade: 'small coffee roastery',
      place: 'Bergen',
      domain: 'coffee',
      kind: 'landing',
      sections: 'subscription hours contact',
    },
  ],
  [
    'Moving company in Rotterdam called Two Vans: services, price from 45 € per hour, quote form, phone 010 555 0142',
    {
      brand: 'Two Vans',
      domain: 'transport',
      sections: 'services pricing contact',
      items: ['Two Vans from 45 € per hour'],
      offers: [],
      contact: { phone: '010 555 0142' },
    },
  ],
  ['Bar & Bell, a gym with classes and trainers', { brand: 'Bar & Bell', trade: 'gym', domain: 'fitness' }],
  [
    'Luxurious spa hotel in the Dolomites: rooms, treatments, gallery, booking request',
    { brand: null, place: 'the Dolomites', domain: 'hotel', sections: 'products services gallery booking', offers: [] },
  ],
  [
    'Website for a solar installer, #14532d and #facc15, services, how it works, savings calculator, contact',
    { sections: 'services steps about contact', offers: [], facts: [] },
  ],
  [
    'landing page for nordlys, a small coffee roastery in bergen',
    { brand: 'Nordlys', trade: 'small coffee roastery', place: 'Bergen' },
  ],
  [
    'A landing page for Okapi, bookkeeping software for freelancers: features, three pricing plans (Solo 9 €, ' +
      'Studio 19 €, Office 39 € per month), FAQ and sign-up',
    {
      brand: 'Okapi',
      trade: 'bookkeeping software',
      audience: 'freelancers',
      domain: 'software',
      sections: 'features pricing faq cta',
      count: 3,
      items: ['Solo 9 € per month', 'Studio 19 € per month', 'Office 39 € per month'],
    },
  ],
  [
    'A one-page site for the barber shop Razor & Rye in Glasgow: services with prices (cut £22, beard £14, hot towel shave £25, cut and beard £32), team, opening hours, walk-in or book',
    {
      brand: 'Razor & Rye',
      trade: 'barber shop',
      place: 'Glasgow',
      domain: 'barber',
      sections: 'services team hours about booking',
      items: ['Cut £22', 'Beard £14', 'Hot towel shave £25', 'Cut and beard £32'],
    },
  ],
  [
    'Create a modern portfolio for a freelance photographer named Ana Ruiz, dark theme, with a gallery and contact',
    {
      brand: 'Ana Ruiz',
      trade: 'freelance photographer',
      domain: 'photography',
      kind: 'portfolio',
      mode: 'dark',
      sections: 'gallery contact',
    },
  ],
  ['pizza delivery homepage', { brand: null, trade: 'pizza delivery', domain: 'pizza', kind: 'restaurant' }],
  ['e-commerce product page', { kind: 'product', domain: 'shop', brand: null }],
  ['mobile cart screen', { kind: 'cart', domain: 'shop' }],
  ['login form with social auth', { kind: 'login', brand: null }],
  ['analytics dashboard layout', { kind: 'dashboard', domain: 'software' }],
  ['make me a website for my dog walking business', { brand: null, trade: 'dog walking business', domain: 'pets' }],
  [
    'Eine Website für die Zahnarztpraxis Dr. Ilse Brandt in Hamburg, auf Deutsch: Leistungen, Team, Sprechzeiten, Online-Terminanfrage',
    {
      brand: 'Dr. Ilse Brandt',
      trade: 'Zahnarztpraxis',
      place: 'Hamburg',
      language: 'de',
      domain: 'dental',
      sections: 'services team hours booking',
    },
  ],
  [
    'Please implement an instant messaging website for sending messages and team collaboration. The website should ' +
      'have functionalities for single chat, group chat, contact list, ' +
      'and application management. Apply buttermilk for the layout background and peru for interactive elements.',
    {
      brand: null,
      trade: 'instant messaging',
      domain: 'software',
      colors: 'peru/accent buttermilk/surface',
      kind: 'app',
      offers: [],
    },
  ],
  [
    'A site for the design agency Plainsong: selected work, services, process, contact; bold and typographic',
    { brand: 'Plainsong', domain: 'agency', sections: 'gallery services steps contact', tones: 'bold editorial' },
  ],
  [
    'An analytics dashboard layout with sidebar, KPI cards, a line chart, a table and filters',
    { kind: 'dashboard', sections: 'sidebar kpis chart table toolbar' },
  ],
  [
    'A blue website for Northgate Builders, a construction firm in Hull: services and contact',
    { brand: 'Northgate Builders', domain: 'construction', colors: 'blue/-', sections: 'services contact' },
  ],
  [
    'A portfolio website for the architecture studio Ravn & Datter, minimal, black and white, with selected projects, about and contact',
    {
      brand: 'Ravn & Datter',
      domain: 'architecture',
      colors: 'black/- white/-',
      tones: 'minimal',
      sections: 'gallery about contact',
    },
  ],
  [
    'A website for Korn & Kruste, an organic bakery in Freiburg, in German: breads, opening hours, pre-order form, about the mill',
    {
      brand: 'Korn & Kruste',
      place: 'Freiburg',
      language: 'de',
      domain: 'bakery',
      sections: 'products hours booking about',
    },
  ],
  [
    'A homepage for Kettenreaktion, a bicycle workshop and shop in Leipzig: repairs with prices (puncture 12 €, ' +
      'brake service 35 €, full service 89 €), used bikes, book a repair',
    {
      brand: 'Kettenreaktion',
      domain: 'bikes',
      sections: 'services products booking',
      items: ['Puncture 12 €', 'Brake service 35 €', 'Full service 89 €'],
    },
  ],
  [
    'A website for Hotel Almendra in Granada, 14 rooms around a courtyard: rooms, breakfast, location, booking request form',
    { brand: 'Hotel Almendra', place: 'Granada', domain: 'hotel', sections: 'products menu location booking' },
  ],
  [
    'A coming soon page for a meditation app called Tidepool with e-mail sign-up, calm blue',
    { brand: 'Tidepool', trade: 'meditation app', kind: 'coming-soon', colors: 'blue/-', tones: 'calm' },
  ],
  [
    'A landing page for Trellis, a command line tool that draws dependency graphs of monorepos: install command, features, example output, docs links',
    { brand: 'Trellis', trade: 'command line tool', domain: 'devtool', sections: 'download features gallery' },
  ],
  [
    'An online store homepage for Ondine, a swimwear label made from recycled nylon: new collection, categories, sizing help, newsletter',
    { brand: 'Ondine', domain: 'fashion', sections: 'products products details newsletter' },
  ],
  [
    'A shop homepage for Wilde Marie, a flower shop in Ghent: bouquets of the season, subscription, weddings, workshop dates, delivery area',
    {
      brand: 'Wilde Marie',
      place: 'Ghent',
      domain: 'florist',
      sections: 'products subscription services events location',
    },
  ],
  [
    'A website for a nursery school, The Little Foxes, in Bristol: our day, rooms by age, fees on request, visit us form',
    {
      brand: 'The Little Foxes',
      trade: 'nursery school',
      place: 'Bristol',
      domain: 'nursery',
      sections: 'steps services pricing contact',
    },
  ],
  [
    'A website for Castellane Avocats, a small law firm in Lyon for employment and company law, in French: practice areas, approach, team, contact',
    {
      brand: 'Castellane Avocats',
      place: 'Lyon',
      language: 'fr',
      domain: 'law',
      sections: 'services steps team contact',
    },
  ],
  ['A login form with social auth for a project tool called Fathom', { brand: 'Fathom', trade: '', kind: 'login' }],
  [
    'A landing page for Brisk, a habit tracking app for iPhone and Android: features, screens, privacy, download',
    { brand: 'Brisk', domain: 'app', sections: 'features gallery features download' },
  ],
  [
    'A mobile cart screen with line items, quantity steppers, promo code, summary and checkout',
    { kind: 'cart', sections: 'cart summary' },
  ],
  [
    'Eine Startseite für ein kleines Uhrenmuseum, Museum der Zeit, in Glashütte, mit Öffnungszeiten, Ausstellungen, ' +
      'Eintritt (Erwachsene 9 €, Kinder frei), Besuch, Laden',
    {
      brand: 'Museum der Zeit',
      place: 'Glashütte',
      language: 'de',
      domain: 'museum',
      sections: 'hours events pricing location products',
      items: ['Erwachsene 9 €', 'Kinder frei'],
    },
  ],
  [
    'A playful, bold page for the music festival Blåskjell on the island of Frøya, 2 to 4 July: line-up, tickets, travel, camping',
    {
      brand: 'Blåskjell',
      place: 'Frøya',
      domain: 'festival',
      kind: 'event',
      tones: 'playful bold',
      contact: { date: '2 to 4 July' },
      sections: 'team pricing location about',
    },
  ],
  [
    'A website for River Keepers Lahn, a volunteer group cleaning a river: what we do, next clean-up days, become a member, donate',
    {
      brand: 'River Keepers Lahn',
      trade: 'volunteer group',
      domain: 'nonprofit',
      audience: null,
      sections: 'services events subscription details',
    },
  ],
  [
    'A landing page for an online course, Bookbinding at Home: what you will make, six lessons, tools list, price 89 €, FAQ, enrol',
    {
      brand: 'Bookbinding at Home',
      domain: 'course',
      sections: 'services pricing faq',
      items: ['Six lessons', 'Tools list', 'Enrol', 'Bookbinding at Home 89 €'],
    },
  ],
  [
    'A homepage for a pizza delivery service called Forno Volante: menu highlights, how delivery works, opening hours, order button',
    { brand: 'Forno Volante', trade: 'pizza delivery service', domain: 'pizza', sections: 'menu steps hours' },
  ],
  [
    'A landing page for a history podcast, The Quiet Century, with latest episodes, about the host, subscribe links and newsletter',
    {
      brand: 'The Quiet Century',
      trade: 'history podcast',
      domain: 'podcast',
      sections: 'episodes about newsletter',
      tones: '',
    },
  ],
  [
    'An e-commerce product page for the Lumen One over-ear headphones with gallery, colour choice, description, specs, reviews section and add to cart',
    {
      brand: 'Lumen One',
      trade: 'over-ear headphones',
      kind: 'product',
      domain: 'electronics',
      sections: 'product specs reviews',
    },
  ],
  [
    'A page for selling a single house: a 1930s villa with garden in Weimar, 5 rooms, 168 m², 720 m² plot, viewing request form, floor plan, location',
    {
      brand: null,
      place: 'Weimar',
      domain: 'real-estate',
      sections: 'details features booking location',
    },
  ],
  [
    'A page for the one-day conference Northbound 2027 in Tromsø on 14 May 2027 about maps and data: speakers, schedule, tickets, venue',
    {
      brand: 'Northbound 2027',
      place: 'Tromsø',
      domain: 'conference',
      kind: 'event',
      contact: { date: '14 May 2027' },
      sections: 'team schedule pricing location',
    },
  ],
  [
    'A website for Kettle & Crag, guided hiking holidays in the Lake District: tours with dates and difficulty, what is included, guides, enquiry form',
    {
      brand: 'Kettle & Crag',
      place: 'the Lake District',
      domain: 'travel',
      sections: 'services events details team contact',
    },
  ],
  [
    'A landing page for Still Water yoga studio in Portland with weekly class schedule, teachers, pricing (drop-in $22, ten classes $180, monthly $140) and first class free',
    {
      brand: 'Still Water',
      trade: 'yoga studio',
      place: 'Portland',
      domain: 'yoga',
      sections: 'schedule team pricing',
      items: ['Drop-in $22', 'Ten classes $180', 'Monthly $140', 'First class free'],
    },
  ],
  [
    "Generate a landing page for a new SaaS product called 'TaskMaster'.",
    { brand: 'TaskMaster', trade: 'new SaaS product', domain: 'software', quoted: [] },
  ],
  [
    '[IDEA] A landing page for a running podcast named “The Pacing Project”. [THEME] Modern, edgy, ' +
      'and high contrast. Use black and white with hard angles. [CONTENT] A hero section with the headline “Stories ' +
      'about racing” and links to podcast platforms.',
    {
      brand: 'The Pacing Project',
      domain: 'podcast',
      quoted: ['Stories about racing'],
      sections: 'hero episodes',
      tones: 'bold',
      colors: 'black/- white/-',
    },
  ],
  [
    'I need a website for my bakery "Sweet Crumbs" in Austin, TX. Phone (512) 555-0142, open Tue-Sun 7am-3pm, ' +
      '12 Oak Street. We bake everything from scratch. Sections: about, menu (sourdough $8, croissant $4), hours, ' +
      'contact.',
    {
      brand: 'Sweet Crumbs',
      trade: 'bakery',
      place: 'Austin, TX',
      contact: { phone: '(512) 555-0142', address: '12 Oak Street', hours: ['Tue-Sun 7am-3pm'] },
      facts: ['We bake everything from scratch.'],
      sections: 'about menu hours contact',
      items: ['Sourdough $8', 'Croissant $4'],
    },
  ],
  [
    'Landingpage für Tischlerei Huber in Graz: Möbel nach Maß, Küchen, Referenzen, Kontakt',
    {
      brand: 'Tischlerei Huber',
      trade: 'Tischlerei',
      place: 'Graz',
      language: 'de',
      domain: 'crafts',
      sections: 'products gallery contact',
      items: ['Möbel nach Maß', 'Küchen'],
    },
  ],
  [
    'Eine Website für meine Physiotherapiepraxis in Köln mit Leistungen, Team und Terminanfrage',
    {
      brand: null,
      trade: 'Physiotherapiepraxis',
      place: 'Köln',
      language: 'de',
      domain: 'health',
      sections: 'services team booking',
    },
  ],
  [
    'Website für Café Morgenrot in Leipzig',
    { brand: 'Café Morgenrot', place: 'Leipzig', language: 'de', domain: 'coffee' },
  ],
  [
    'Crée un site pour la boulangerie Le Four du Matin à Lyon : pains, horaires, commande',
    {
      brand: 'Le Four du Matin',
      trade: 'boulangerie',
      place: 'Lyon',
      language: 'fr',
      domain: 'bakery',
      sections: 'products hours booking',
    },
  ],
  [
    'Haz una página web para el restaurante La Brasa en Granada: carta, reservas, horario',
    {
      brand: 'La Brasa',
      trade: 'restaurante',
      place: 'Granada',
      language: 'es',
      domain: 'restaurant',
      sections: 'menu booking hours',
    },
  ],
  [
    'Lag en nettside for frisørsalongen Saks & Kam i Bergen med priser, åpningstider og timebestilling',
    { brand: 'Saks & Kam', place: 'Bergen', language: 'no', domain: 'beauty', sections: 'pricing hours booking' },
  ],
  [
    'Create a pricing page with 3 plans for a project management tool called Planwise: Free, Pro 12€/month, Business 29€/month',
    { brand: 'Planwise', kind: 'pricing', sections: 'pricing', items: ['Free', 'Pro 12€/month', 'Business 29€/month'] },
  ],
  ['A navbar with logo, 4 links and a sign up button', { kind: 'component', component: 'navbar', sections: '' }],
  ['Contact form component', { kind: 'component', component: 'form' }],
  ['Create a cookie consent form using Material UI', { kind: 'component', component: 'cookie-notice' }],
  [
    'a landing page for my new app "Lumi" that helps people sleep better. Purple theme, dark mode. Include testimonials and a FAQ with 6 questions',
    { brand: 'Lumi', domain: 'app', mode: 'dark', colors: 'purple/-', sections: 'testimonials faq', count: 6 },
  ],
  [
    'website for a law firm in london, dark green and gold, elegant',
    { place: 'London', domain: 'law', tones: 'elegant', mode: null, brand: null },
  ],
  [
    "Build a website for 'Green Thumb Landscaping' serving Portland with services: lawn care, garden design, " +
      'tree trimming; before/after gallery; quote request form. Call 503-555-0199.',
    {
      brand: 'Green Thumb Landscaping',
      place: 'Portland',
      domain: 'garden',
      sections: 'services gallery contact',
      items: ['Lawn care', 'Garden design', 'Tree trimming'],
      contact: { phone: '503-555-0199' },
    },
  ],
  [
    'One page wedding site for Emma & Jack, 14 June 2026 in Cornwall, with RSVP, schedule and gift registry',
    {
      brand: 'Emma & Jack',
      place: 'Cornwall',
      kind: 'event',
      domain: 'wedding',
      contact: { date: '14 June 2026' },
      sections: 'details booking schedule',
    },
  ],
  [
    'Homepage for Dr. Miller Dental, a family dentist in Boston. Make it calm and blue.',
    {
      brand: 'Dr. Miller Dental',
      trade: 'family dentist',
      place: 'Boston',
      domain: 'dental',
      tones: 'calm',
      colors: 'blue/-',
    },
  ],
  [
    'We are a non-profit called Open Shelter helping homeless youth in Chicago. We need a donation page and volunteer form.',
    { brand: 'Open Shelter', trade: 'non-profit', place: 'Chicago', domain: 'nonprofit' },
  ],
  [
    'Shop for handmade candles, warm and rustic, with 6 products and newsletter',
    { domain: 'crafts', tones: 'warm rustic', sections: 'products newsletter', count: 6 },
  ],
  [
    'Portfolio for Mia Chen, illustrator',
    { brand: 'Mia Chen', trade: 'illustrator', kind: 'portfolio', domain: 'personal' },
  ],
  ['Create a mobile app about bolt.diy', { brand: 'bolt.diy' }],
  ['Build a todo app in React using Tailwind', { domain: 'app', brand: null, trade: 'todo app' }],
  ['Make a space invaders game', { domain: 'games', brand: null }],
  [
    'Create a clean, minimalist website for a freelance writer.',
    { domain: 'books', tones: 'minimal', trade: 'freelance writer', brand: null },
  ],
  [
    'Build a single-page website for a local coffee shop, including menu and location.',
    { domain: 'coffee', trade: 'local coffee shop', sections: 'menu location' },
  ],
  [
    'Design a restaurant website with a menu, reservation system, and gallery.',
    { domain: 'restaurant', kind: 'restaurant', sections: 'menu booking gallery' },
  ],
  [
    'Create a real estate site with property listings, search filters, and contact forms.',
    { domain: 'real-estate', sections: 'products toolbar contact' },
  ],
  [
    'Generate a nonprofit website with donation features, mission info, and blog updates.',
    { domain: 'nonprofit', sections: 'details about posts' },
  ],
  ['Design a coming soon page with an email signup form.', { kind: 'coming-soon', brand: null }],
  ['Generate a product page for an e-commerce store selling handmade pottery.', { kind: 'product', domain: 'crafts' }],
  [
    'Please design a corporate website for Magnolia Mental Health Clinic PLLC. Apply mint cream to the canvas ' +
      'background and dark green to all visible components.',
    { brand: 'Magnolia Mental Health Clinic PLLC', domain: 'health', colors: 'dark green/accent mint cream/surface' },
  ],
  [
    'Please implement a website for soldiers. Set the background to gainsboro, and apply dark slate blue to components.',
    { colors: 'dark slate blue/accent gainsboro/surface' },
  ],
  [
    'Please implement a blog. Style the layout with thistle in the background and rebecca purple for the interface.',
    { colors: 'rebecca purple/accent thistle/surface', kind: 'blog' },
  ],
  [
    'A shop. Use light mocha for the background color, with components using brown.',
    { colors: 'brown/accent light mocha/surface' },
  ],
  [
    'A landing page for a tea shop. Set primary background to spring green and elements to lime green.',
    { colors: 'lime green/accent spring green/surface', domain: 'coffee' },
  ],
  ['A page in #0f766e for a florist', { colors: '#0f766e/-', domain: 'florist' }],
  ['A bakery site with chocolate cakes and orange juice', { colors: '', domain: 'bakery' }],
  ['A site for a wine bar: red wine, white wine, black olives', { colors: '', domain: 'bar' }],
  [
    'Eine Seite für einen Blumenladen in dunkelgrün und rosa',
    { colors: 'dunkelgrün/- rosa/-', language: 'de', domain: 'florist' },
  ],
  [
    'A website for our choir in York, light theme, with concerts and a newsletter',
    { domain: 'music', mode: 'light', sections: 'events newsletter' },
  ],
  [
    'Website for Bäckerei Sonne: Öffnungszeiten Mo-Fr 7-18 Uhr, Hauptstraße 5, info@sonne.example',
    { contact: { email: 'info@sonne.example', address: 'Hauptstraße 5', hours: ['Mo-Fr 7-18 Uhr'] } },
  ],
  [
    'A website for Studio Bloom with services: cut 40 €, colour 80 €, blow dry 25 €',
    { brand: 'Studio Bloom', sections: 'services', items: ['Cut 40 €', 'Colour 80 €', 'Blow dry 25 €'] },
  ],
  [
    'A landing page with hero, features, pricing, testimonials, FAQ and footer for Acme, a CRM for small businesses',
    { brand: 'Acme', audience: 'small businesses', domain: 'software' },
  ],
  [
    'Please implement a course management system to display and manage course information. The system should have ' +
      'functionalities such as course listing and multi-condition filtering.',
    { kind: 'screen', offers: [] },
  ],
  [
    'Design a portfolio for a UX designer, elegant and retro, with case studies, about me, and a contact form',
    { kind: 'portfolio', domain: 'personal', tones: 'elegant retro', sections: 'gallery about contact' },
  ],
  [
    'Homepage für die Tierarztpraxis Dr. Sommer in Wien mit Sprechzeiten, Leistungen und Kontakt',
    { brand: 'Dr. Sommer', place: 'Wien', domain: 'pets', sections: 'hours services contact' },
  ],
  [
    'Eine schlichte Website für meinen kleinen Laden in Bern',
    { language: 'de', place: 'Bern', tones: 'minimal', brand: null },
  ],
  [
    'Website for an electrician called Brightwire in Bristol, services, prices (call-out £65, socket £40), reviews, contact. Yellow and black',
    {
      brand: 'Brightwire',
      trade: 'electrician',
      sections: 'services pricing testimonials contact',
      items: ['Call-out £65', 'Socket £40'],
      colors: 'yellow/- black/-',
    },
  ],
  [
    'Home cleaning company SparkleNest, booking form, pricing, testimonials, soft green and white',
    { brand: 'SparkleNest', trade: 'home cleaning company', kind: 'landing', sections: 'booking pricing testimonials' },
  ],
  [
    'Luxury real estate agency Maison Verre in Paris, dark, gold accents, listings, team, contact',
    { brand: 'Maison Verre', place: 'Paris', sections: 'products team contact', colors: 'gold/accent' },
  ],
  [
    'A landing page for Fjellro, a yoga studio in Tromsø, with classes, prices, our teachers and a way to book. Drop-in is 180 kr.',
    { brand: 'Fjellro', sections: 'services pricing team booking', items: ['Drop-in 180 kr'] },
  ],
  [
    'A website for my barbershop Blade & Co in Leeds. A cut costs £22, beard trim £12. You can book online.',
    { brand: 'Blade & Co', offers: ['Cut', 'Beard trim'] },
  ],
  [
    'A page for our violin lessons in Ghent. A lesson is €45 and lasts 45 minutes. Ten lessons are €400.',
    { sections: 'pricing', items: ['Lesson €45', 'Ten lessons €400'] },
  ],
  [
    'Dog walking service Happy Tails in Portland. Prices start at $20 per walk.',
    { brand: 'Happy Tails', items: ['Prices start at $20 per walk'] },
  ],
  [
    'Make a page for a climbing gym. Day pass $18, monthly $75, students pay $60. Teachers are Ana, Bo and Cem.',
    {
      brand: null,
      sections: 'pricing team',
      items: ['Day pass $18', 'Monthly $75', 'Students $60', 'Ana', 'Bo', 'Cem'],
    },
  ],
  [
    'Eine Seite für meine Physiopraxis in Graz. Das Erstgespräch kostet 80 €, jede weitere Stunde 65 €.',
    { place: 'Graz', items: ['Erstgespräch 80 €', 'Jede weitere Stunde 65 €'] },
  ],
  [
    'A landing page for a bike rental with a way to reserve bikes and a possibility to contact us.',
    { sections: 'booking contact' },
  ],
  [
    'A page for my barbershop. A cut costs £22 and takes over an hour. Delivery of combs is free over £40.',
    { offers: ['Cut'] },
  ],
  ['A charity page. We raised $20,000 last year.', { domain: 'nonprofit', sections: 'about', offers: [] }],
  ['', { brand: null, domain: 'general', kind: 'landing', sections: '' }],
  ['hello', { brand: null, domain: 'general' }],
]
