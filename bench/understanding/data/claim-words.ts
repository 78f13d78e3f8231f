import type { Tongue } from '../types.ts'

/**
 * What a business is held to when its page says it: figures in words ('four days'), speed, age, price, proof. `numbers`
 * stand before one of `units`; `claims` count by themselves. `twice` is no figure in any language: what is measured twice
 * is measured with care.
 */
export const claimWords: Record<Tongue, { numbers: string; units: string; claims: string; twice: string }> = {
  en: {
    numbers: 'two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|twenty|thirty|fifty|hundred|half an?',
    units: 'minutes?|hours?|days?|weeks?|months?|years?|times|generations|people|brothers|sisters|kilometres|miles',
    twice: 'two times',
    claims:
      'free of charge|for free|guaranteed?|certified|licensed|insured|award[- ]winning|family[- ]run|same day|within a day|within the hour|around the clock|for years',
  },
  de: {
    numbers: 'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|dreißig|fünfzig|hundert|halbe',
    units: 'minuten|stunden?|tage?n?|wochen|monate?n?|jahre?n?|mal|generationen|personen|brüder|schwestern|kilometer',
    twice: 'zwei mal',
    claims:
      'kostenlos|gratis|garantiert?|zertifiziert|geprüft|versichert|preisgekrönt|familienbetrieb|am selben tag|rund um die uhr|seit jahren',
  },
  fr: {
    numbers: 'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|vingt|trente|cinquante|cent|demi',
    units:
      'minutes?|heures?|jours?|semaines?|mois|ans?|années|fois|générations|personnes|frères|sœurs|kilomètres|hivers',
    twice: 'deux fois',
    claims:
      'gratuit(?:ement)?|garantie?s?|certifiés?|agréés?|assurés?|primés?|le jour même|jour et nuit|depuis des années',
  },
  es: {
    numbers: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|treinta|cincuenta|cien|media',
    units:
      'minutos?|horas?|días?|semanas?|meses|años?|veces|generaciones|personas|hermanos|hermanas|kilómetros|inviernos',
    twice: 'dos veces',
    claims:
      'gratis|gratuit[oa]s?|garantizad[oa]s?|garantía|certificad[oa]s?|asegurad[oa]s?|premiad[oa]s?|en el día|a todas horas|desde hace años',
  },
  no: {
    numbers: 'to|tre|fire|fem|seks|sju|åtte|ni|ti|tolv|tjue|tretti|femti|hundre|halv',
    units: 'minutter|timer?|dager?|uker|måneder|år|ganger|generasjoner|personer|brødre|søstre|kilometer|vintre',
    twice: 'to ganger',
    claims:
      'gratis|garantert|garanti|sertifisert|godkjent|forsikret|prisbelønt|familiedrevet|samme dag|døgnet rundt|i årevis',
  },
  it: {
    numbers: 'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|venti|trenta|cinquanta|cento|mezz[ao]',
    units:
      'minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|volte|generazioni|persone|fratelli|sorelle|chilometri|inverni',
    twice: 'due volte',
    claims:
      'gratis|gratuit[oaie]|garantit[oaie]|garanzia|certificat[oaie]|assicurat[oaie]|premiat[oaie]|in giornata|a tutte le ore|da anni',
  },
  pt: {
    numbers: 'dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|vinte|trinta|cinquenta|cem|mei[oa]',
    units:
      'minutos?|horas?|dias?|semanas?|meses|anos?|vezes|gerações|pessoas|irmãos|irmãs|quilômetros|quilómetros|invernos',
    twice: 'duas vezes',
    claims:
      'grátis|gratuit[oa]s?|garantid[oa]s?|garantia|certificad[oa]s?|segurad[oa]s?|premiad[oa]s?|no mesmo dia|24 horas|há anos',
  },
}
