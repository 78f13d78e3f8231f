import type { Brief } from '../../types.ts'

/** Rows and figures of interface mock-ups. They are examples, and the section around them says so. */
export type Samples = {
  /** 'Label | figure | change | from' */
  kpis: readonly string[]
  /** 'Name | amount | share', with a heading; charts of a page take different ones */
  shares: readonly (readonly string[])[]
  /** 'Title | text | meta | amount | state' */
  rows: readonly string[]
  chart: string
  sharesHead: readonly string[]
  table: string
}

const shop: Samples = {
  kpis: [
    'Revenue | 44 510 € | +16 % | from 38 230 €',
    'Orders | 1 142 | +9 % | from 1 044',
    'Visitors | 31 480 | +4 % | from 30 240',
    'Orders per 100 visitors | 3.63 | −0.1 | target 3.80',
    'Returns | 41 | −12 % | from 47',
    'Average order | 38.98 € | +6 % | from 36.62 €',
  ],
  shares: [
    [
      'Search | 16 914 € | 38 %',
      'Newsletter | 12 018 € | 27 %',
      'Direct | 8 457 € | 19 %',
      'Social | 4 451 € | 10 %',
      'Partners | 2 670 € | 6 %',
    ],
    ['Phone | 24 036 € | 54 %', 'Computer | 16 024 € | 36 %', 'Tablet | 4 450 € | 10 %'],
    [
      'Germany | 19 140 € | 43 %',
      'Austria | 9 792 € | 22 %',
      'Netherlands | 8 457 € | 19 %',
      'France | 7 121 € | 16 %',
    ],
  ],
  rows: [
    'Dotted notebook | 86 orders | Stationery | 1 376 € | In stock',
    'Brass pencil | 61 orders | Pens | 1 464 € | In stock',
    'Index cards, 100 | 58 orders | Stationery | 464 € | Running low',
    'Desk tray, oak | 22 orders | Desk | 1 078 € | In stock',
    'Ink, moss | 44 orders | Pens | 528 € | In stock',
    'Half-year planner | 17 orders | Paper | 323 € | Sold out',
    'Paper tape | 51 orders | Desk | 230 € | In stock',
    'Letter set | 19 orders | Paper | 342 € | In stock',
  ],
  chart: 'Revenue by day',
  sharesHead: ['Where orders come from', 'Orders by device', 'Orders by country'],
  table: 'Products by visits',
}
const expenses: Samples = {
  kpis: [
    'Spent this month | 1 284 € | −8 % | from 1 396 €',
    'Left in the budget | 316 € | 20 % | of 1 600 €',
    'Food | 412 € | +5 % | from 392 €',
    'Transport | 148 € | −21 % | from 187 €',
  ],
  shares: [
    [
      'Rent and home | 520 € | 41 %',
      'Food | 412 € | 32 %',
      'Transport | 148 € | 12 %',
      'Going out | 118 € | 9 %',
      'Other | 86 € | 6 %',
    ],
  ],
  rows: [
    'Corner grocery | Food | Today | −23.40 € | Card',
    'Train to work | Transport | Today | −3.80 € | Card',
    'Cinema | Entertainment | Yesterday | −11.00 € | Cash',
    'Electricity | Home | Monday | −58.00 € | Transfer',
    'Bakery | Food | Monday | −6.20 € | Cash',
    'Book | Entertainment | Sunday | −14.90 € | Card',
    'Bike repair | Transport | Saturday | −35.00 € | Card',
  ],
  chart: 'Spending by day',
  sharesHead: ['Where it goes'],
  table: 'Latest expenses',
}
const people: Samples = {
  kpis: [
    'Active today | 318 | +7 % | from 297',
    'New this week | 46 | +12 % | from 41',
    'Finished | 82 % | +3 | from 79 %',
    'Waiting | 14 | −5 | from 19',
  ],
  shares: [['Finished | 164 | 52 %', 'Under way | 98 | 31 %', 'Waiting | 41 | 13 %', 'Stopped | 15 | 4 %']],
  rows: [
    'Entry 1042 | Second step, all papers in | Today | 82 % | On track',
    'Entry 1041 | Waiting for a signature | Today | 64 % | Waiting',
    'Entry 1040 | First talk planned | Yesterday | 12 % | New',
    'Entry 1039 | Finished and filed | Yesterday | 100 % | Done',
    'Entry 1038 | One page is missing | Monday | 71 % | Waiting',
    'Entry 1037 | Under way | Monday | 55 % | On track',
    'Entry 1036 | Finished and filed | Friday | 100 % | Done',
  ],
  chart: 'Active by day',
  sharesHead: ['Where things stand'],
  table: 'Latest entries',
}
const alerts: Samples = {
  kpis: [
    'Open alerts | 7 | −3 | from 10',
    'Blocked today | 128 | +14 % | from 112',
    'Devices seen | 214 | +2 | from 212',
    'Time to answer | 6 min | −2 | from 8 min',
  ],
  shares: [
    [
      'Failed sign-ins | 61 | 42 %',
      'Port scans | 44 | 30 %',
      'Unknown devices | 23 | 16 %',
      'Odd downloads | 17 | 12 %',
    ],
  ],
  rows: [
    'Many failed sign-ins | From one address, in two minutes | 09:42 | High | Open',
    'Unknown device | Third floor, printer network | 09:15 | Medium | Open',
    'Port scan | Stopped at the firewall | 08:57 | Low | Blocked',
    'Odd download | Outside of working hours | 07:30 | Medium | Checked',
    'Certificate runs out | In eleven days | Yesterday | Low | Planned',
    'Update missing | Two machines | Yesterday | Low | Open',
  ],
  chart: 'Events by hour',
  sharesHead: ['Kinds of events'],
  table: 'Latest alerts',
}
const german: Samples = {
  kpis: [
    'Umsatz | 44 510 € | +16 % | zuvor 38 230 €',
    'Bestellungen | 1 142 | +9 % | zuvor 1 044',
    'Besuche | 31 480 | +4 % | zuvor 30 240',
    'Bestellungen je 100 Besuche | 3,63 | −0,1 | Ziel 3,80',
  ],
  shares: [
    [
      'Suche | 16 914 € | 38 %',
      'Newsletter | 12 018 € | 27 %',
      'Direkt | 8 457 € | 19 %',
      'Soziale Netze | 4 451 € | 10 %',
      'Partner | 2 670 € | 6 %',
    ],
    ['Telefon | 24 036 € | 54 %', 'Computer | 16 024 € | 36 %', 'Tablet | 4 450 € | 10 %'],
  ],
  rows: [
    'Notizbuch, gepunktet | 86 Bestellungen | Papier | 1 376 € | Vorrätig',
    'Messingstift | 61 Bestellungen | Stifte | 1 464 € | Vorrätig',
    'Karteikarten | 58 Bestellungen | Papier | 464 € | Knapp',
    'Ablage, Eiche | 22 Bestellungen | Tisch | 1 078 € | Vorrätig',
    'Tinte, Moos | 44 Bestellungen | Stifte | 528 € | Vorrätig',
    'Halbjahresplaner | 17 Bestellungen | Papier | 323 € | Ausverkauft',
  ],
  chart: 'Umsatz nach Tagen',
  sharesHead: ['Woher Bestellungen kommen', 'Nach Gerät'],
  table: 'Artikel nach Besuchen',
}
const neutral: Record<'fr' | 'es' | 'no', Samples> = {
  fr: {
    kpis: [
      'Chiffre d’affaires | 44 510 € | +16 %',
      'Commandes | 1 142 | +9 %',
      'Visites | 31 480 | +4 %',
      'Retours | 41 | −12 %',
    ],
    shares: [
      [
        'Recherche | 16 914 € | 38 %',
        'Lettre | 12 018 € | 27 %',
        'Direct | 8 457 € | 19 %',
        'Réseaux | 4 451 € | 10 %',
      ],
    ],
    rows: [
      'Carnet pointillé | 86 commandes | Papier | 1 376 € | En stock',
      'Crayon en laiton | 61 commandes | Stylos | 1 464 € | En stock',
      'Fiches, 100 | 58 commandes | Papier | 464 € | Bientôt fini',
      'Plateau en chêne | 22 commandes | Bureau | 1 078 € | En stock',
      'Encre mousse | 44 commandes | Stylos | 528 € | En stock',
    ],
    chart: 'Par jour',
    sharesHead: ['Les sources'],
    table: 'Articles',
  },
  es: {
    kpis: [
      'Ventas | 44 510 € | +16 %',
      'Pedidos | 1 142 | +9 %',
      'Visitas | 31 480 | +4 %',
      'Devoluciones | 41 | −12 %',
    ],
    shares: [
      ['Búsqueda | 16 914 € | 38 %', 'Boletín | 12 018 € | 27 %', 'Directo | 8 457 € | 19 %', 'Redes | 4 451 € | 10 %'],
    ],
    rows: [
      'Cuaderno de puntos | 86 pedidos | Papel | 1 376 € | En stock',
      'Lápiz de latón | 61 pedidos | Plumas | 1 464 € | En stock',
      'Fichas, 100 | 58 pedidos | Papel | 464 € | Quedan pocas',
      'Bandeja de roble | 22 pedidos | Mesa | 1 078 € | En stock',
      'Tinta musgo | 44 pedidos | Plumas | 528 € | En stock',
    ],
    chart: 'Por día',
    sharesHead: ['De dónde vienen'],
    table: 'Artículos',
  },
  no: {
    kpis: [
      'Omsetning | 44 510 kr | +16 %',
      'Bestillinger | 1 142 | +9 %',
      'Besøk | 31 480 | +4 %',
      'Returer | 41 | −12 %',
    ],
    shares: [
      [
        'Søk | 16 914 kr | 38 %',
        'Nyhetsbrev | 12 018 kr | 27 %',
        'Direkte | 8 457 kr | 19 %',
        'Sosiale medier | 4 451 kr | 10 %',
      ],
    ],
    rows: [
      'Notatbok | 86 bestillinger | Papir | 1 376 kr | På lager',
      'Messingblyant | 61 bestillinger | Penner | 1 464 kr | På lager',
      'Kartotekkort | 58 bestillinger | Papir | 464 kr | Få igjen',
      'Brett, eik | 22 bestillinger | Pult | 1 078 kr | På lager',
      'Blekk, mose | 44 bestillinger | Penner | 528 kr | På lager',
    ],
    chart: 'Dag for dag',
    sharesHead: ['Hvor de kommer fra'],
    table: 'Varer',
  },
}

/** Goods in a cart: 'Title | text | price'. */
export const goods: Record<Brief['language'], readonly string[]> = {
  en: [
    'Field notebook | A5, dotted, 160 pages | 14.00 €',
    'Graphite pencils | Six, from 2H to 4B | 19.00 €',
    'Letter set | 20 sheets, 20 envelopes | 18.00 €',
    'Brass ruler | 15 centimetres, etched | 12.00 €',
    'Paper tape | 10 metres | 4.50 €',
  ],
  de: [
    'Notizbuch | A5, gepunktet, 160 Seiten | 14,00 €',
    'Bleistifte | Sechs, von 2H bis 4B | 19,00 €',
    'Briefpapier | 20 Bögen, 20 Umschläge | 18,00 €',
    'Messinglineal | 15 Zentimeter, geätzt | 12,00 €',
    'Papierband | 10 Meter | 4,50 €',
  ],
  fr: [
    'Carnet | A5, pointillé, 160 pages | 14,00 €',
    'Crayons | Six, de 2H à 4B | 19,00 €',
    'Papier à lettres | 20 feuilles | 18,00 €',
    'Règle en laiton | 15 centimètres | 12,00 €',
  ],
  es: [
    'Cuaderno | A5, de puntos, 160 páginas | 14,00 €',
    'Lápices | Seis, de 2H a 4B | 19,00 €',
    'Papel de cartas | 20 hojas | 18,00 €',
    'Regla de latón | 15 centímetros | 12,00 €',
  ],
  no: [
    'Notatbok | A5, prikket, 160 sider | 140 kr',
    'Blyanter | Seks, fra 2H til 4B | 190 kr',
    'Brevpapir | 20 ark | 180 kr',
    'Messinglinjal | 15 centimeter | 120 kr',
  ],
}

/** The set of examples that suits what the dashboard is about. */
export function samplesFor(brief: Brief): Samples {
  if (brief.language === 'de') return german
  if (brief.language !== 'en') return neutral[brief.language]
  const about = `${brief.trade} ${brief.request.slice(0, 300)}`
  if (/expense|budget|spending/i.test(about)) return expenses
  if (/security|alert|intrusion|threat/i.test(about)) return alerts
  if (
    /student|course|patient|clinical|health|pandemic|enrol|member|participant|hr\b|management of people|soldier|users and courses/i.test(
      about,
    )
  )
    return people
  return shop
}
