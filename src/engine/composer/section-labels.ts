import type { Brief, SectionKind } from './types.ts'

type Labels = Record<SectionKind, string>

const en: Labels = {
  header: 'Header', hero: 'Start', features: 'Features', products: 'Products', menu: 'Menu', services: 'Services', pricing: 'Prices', steps: 'How it works', about: 'About', statement: 'Statement', gallery: 'Gallery',
  team: 'Team', testimonials: 'What people say', faq: 'Questions', hours: 'Opening hours', location: 'Find us', contact: 'Contact', booking: 'Booking', subscription: 'Subscription', newsletter: 'Newsletter', schedule: 'Schedule',
  events: 'Dates', stats: 'Figures', logos: 'In good company', cta: 'Get started', details: 'Details', episodes: 'Episodes', posts: 'Articles', download: 'Download', footer: 'Footer',
  sidebar: 'Navigation', toolbar: 'Filters', kpis: 'Key figures', chart: 'Chart', table: 'Table', auth: 'Sign in', cart: 'Cart', summary: 'Summary', product: 'Product', specs: 'Specifications', reviews: 'Reviews', 'coming-soon': 'Coming soon', component: 'Component',
}

const de: Labels = {
  header: 'Kopfzeile', hero: 'Start', features: 'Vorteile', products: 'Sortiment', menu: 'Karte', services: 'Leistungen', pricing: 'Preise', steps: 'So geht’s', about: 'Über uns', statement: 'Leitsatz', gallery: 'Bilder',
  team: 'Team', testimonials: 'Stimmen', faq: 'Fragen', hours: 'Öffnungszeiten', location: 'Anfahrt', contact: 'Kontakt', booking: 'Anfrage', subscription: 'Abo', newsletter: 'Newsletter', schedule: 'Programm',
  events: 'Termine', stats: 'Zahlen', logos: 'In guter Gesellschaft', cta: 'Loslegen', details: 'Einzelheiten', episodes: 'Folgen', posts: 'Beiträge', download: 'Herunterladen', footer: 'Fußzeile',
  sidebar: 'Navigation', toolbar: 'Filter', kpis: 'Kennzahlen', chart: 'Diagramm', table: 'Tabelle', auth: 'Anmelden', cart: 'Warenkorb', summary: 'Zusammenfassung', product: 'Produkt', specs: 'Technische Daten', reviews: 'Bewertungen', 'coming-soon': 'Demnächst', component: 'Baustein',
}

const fr: Labels = {
  header: 'En-tête', hero: 'Accueil', features: 'Atouts', products: 'Produits', menu: 'La carte', services: 'Services', pricing: 'Tarifs', steps: 'Comment ça marche', about: 'À propos', statement: 'En bref', gallery: 'Galerie',
  team: 'Équipe', testimonials: 'Témoignages', faq: 'Questions', hours: 'Horaires', location: 'Accès', contact: 'Contact', booking: 'Réservation', subscription: 'Abonnement', newsletter: 'Infolettre', schedule: 'Programme',
  events: 'Dates', stats: 'Chiffres', logos: 'Ils nous suivent', cta: 'Commencer', details: 'Détails', episodes: 'Épisodes', posts: 'Articles', download: 'Télécharger', footer: 'Pied de page',
  sidebar: 'Navigation', toolbar: 'Filtres', kpis: 'Chiffres clés', chart: 'Graphique', table: 'Tableau', auth: 'Connexion', cart: 'Panier', summary: 'Récapitulatif', product: 'Produit', specs: 'Caractéristiques', reviews: 'Avis', 'coming-soon': 'Bientôt', component: 'Composant',
}

const es: Labels = {
  header: 'Cabecera', hero: 'Inicio', features: 'Ventajas', products: 'Productos', menu: 'Carta', services: 'Servicios', pricing: 'Precios', steps: 'Cómo funciona', about: 'Sobre nosotros', statement: 'En breve', gallery: 'Galería',
  team: 'Equipo', testimonials: 'Opiniones', faq: 'Preguntas', hours: 'Horario', location: 'Cómo llegar', contact: 'Contacto', booking: 'Reservas', subscription: 'Suscripción', newsletter: 'Boletín', schedule: 'Programa',
  events: 'Fechas', stats: 'Cifras', logos: 'En buena compañía', cta: 'Empezar', details: 'Detalles', episodes: 'Episodios', posts: 'Artículos', download: 'Descargar', footer: 'Pie de página',
  sidebar: 'Navegación', toolbar: 'Filtros', kpis: 'Indicadores', chart: 'Gráfico', table: 'Tabla', auth: 'Entrar', cart: 'Carrito', summary: 'Resumen', product: 'Producto', specs: 'Ficha técnica', reviews: 'Reseñas', 'coming-soon': 'Próximamente', component: 'Componente',
}

const no: Labels = {
  header: 'Topp', hero: 'Start', features: 'Fordeler', products: 'Produkter', menu: 'Meny', services: 'Tjenester', pricing: 'Priser', steps: 'Slik fungerer det', about: 'Om oss', statement: 'Kort sagt', gallery: 'Galleri',
  team: 'Folkene', testimonials: 'Omtaler', faq: 'Spørsmål', hours: 'Åpningstider', location: 'Finn oss', contact: 'Kontakt', booking: 'Bestilling', subscription: 'Abonnement', newsletter: 'Nyhetsbrev', schedule: 'Program',
  events: 'Datoer', stats: 'Tall', logos: 'I godt selskap', cta: 'Kom i gang', details: 'Detaljer', episodes: 'Episoder', posts: 'Artikler', download: 'Last ned', footer: 'Bunntekst',
  sidebar: 'Navigasjon', toolbar: 'Filtre', kpis: 'Nøkkeltall', chart: 'Diagram', table: 'Tabell', auth: 'Logg inn', cart: 'Handlekurv', summary: 'Oppsummering', product: 'Produkt', specs: 'Spesifikasjoner', reviews: 'Anmeldelser', 'coming-soon': 'Kommer snart', component: 'Komponent',
}

/** What people call a kind of section, for navigation, page map and answers. */
export const sectionLabels: Record<Brief['language'], Labels> = { en, de, fr, es, no }
