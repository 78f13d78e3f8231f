import { pattern } from '#rules/pattern.ts'
import type { Brief } from '../../types.ts'
import type { Source } from './source.ts'

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const phone = /(?:\+\d{1,3}[ ./-]?)?(?:\(\d{1,5}\)[ ./-]?)?\d[\d ./-]{5,14}\d/g
const streetAfterNumber = pattern('u')`
  \b\d{1,4}[a-z]? (?:[A-ZÀ-Þ][\p{L}'.-]+ ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Square|Sq|Drive|Dr|Way
  |Place|Row|Quay|Court|Terrace|Boulevard|Blvd|Hill|Close|Gardens|Walk|Mews)\b\.?
`
const streetBeforeNumber = pattern('u')`
  (?:(?:[A-ZÀ-Þ][\p{L}'.-]*(?:straße|strasse|str\.|weg|platz|gasse|allee|ufer|ring|damm|gata|gate|veien|vei
  |plass))|(?:(?:Am|An der|Im|Zum|Alte|Neue|Große|Kleine) [A-ZÀ-Þ][\p{L}'-]+)|(?:Calle|Avenida
  |Plaza) (?:de (?:la |los |las )?)?[A-ZÀ-Þ][\p{L}' -]+?,?) \d{1,4}[a-z]?\b
`
const frenchStreet = pattern('u')`
  \b\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|boulevard|place|quai|chemin|impasse|allée) (?:de (?:la |l')?
  |du |des |d')?[A-ZÀ-Þ][\p{L}'-]+(?: [A-ZÀ-Þ][\p{L}'-]+){0,2}
`

const day =
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?|montags?|dienstags?|mittwochs?|donnerstags?|' +
  'freitags?|samstags?|sonntags?|mo|di|mi|do|fr|sa|so|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|' +
  'martes|miércoles|jueves|viernes|sábado|domingo|mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag|man|tir|ons|' +
  'tor|fre|lør|søn|daily|every day|weekdays|weekends|täglich|werktags|tous les jours|diario|hver dag'
const clock = '\\d{1,2}(?:[:.h]\\d{2})? ?(?:am|pm|uhr|h)?'
const hours = new RegExp(
  `\\b(?:${day})(?:[ ,]*(?:-|–|—|to|until|till|bis|à|au|a|til|and|und|&)[ ]*(?:${day}))?:?,? +(?:from |von |de |` +
    `fra )?(?:closed|geschlossen|fermé|cerrado|stengt|${clock} ?(?:-|–|—|to|until|till|bis|à|a|til) ?${clock})`,
  'giu',
)

const month =
  '(?:jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|février|mar(?:ch|s)?|märz|mars|apr(?:il)?|avril|may|mai|june?|juni|' +
  'juin|july?|juli|juillet|aug(?:ust)?|août|sept?(?:ember)?|oct(?:ober)?|okt(?:ober)?|nov(?:ember)?|dec(?:ember)?|' +
  'dez(?:ember)?|des(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|' +
  'diciembre|septembre|octobre|novembre|décembre)'
const number = '\\d{1,2}(?:st|nd|rd|th|\\.)?'
const dates = [
  new RegExp(
    `\\b(?:${number} ?(?:-|–|to|and|until|bis|und|au|et|al|til|og) ?)?${number} (?:de )?${month}(?: ?(?:-|–|to|until|` +
      `bis|au|al|til) ?${number} (?:de )?${month})?\\b\\.?,?(?: (?:de |del )?\\d{4})?`,
    'iu',
  ),
  new RegExp(`\\b${month} ${number}(?: ?(?:-|–|to|and) ?(?:${month} )?${number})?\\b(?:,? \\d{4})?`, 'iu'),
  /\b\d{1,2}\.\d{1,2}\.(?:\d{4})?|\b\d{4}-\d{2}-\d{2}\b/,
]

/** Contact facts exactly as the person wrote them. */
export function readContact(source: Source): Brief['contact'] {
  const { request } = source
  const contact: Brief['contact'] = {}
  const mail = request.match(email)
  if (mail) contact.email = mail[0]
  for (const match of request.matchAll(phone)) {
    const digits = match[0].replace(/\D/g, '')
    const isDate = /^\d{1,2}\.\d{1,2}\.\d{2,4}$|^\d{4}-\d{2}-\d{2}$|^\d{4} ?- ?\d{4}$/.test(match[0])
    const isPrice = /[€$£]|EUR|NOK|kr/.test(
      request.slice(match.index + match[0].length, match.index + match[0].length + 4),
    )
    if (digits.length >= 7 && digits.length <= 15 && !isDate && !isPrice) contact.phone ??= match[0].trim()
  }
  const street = request.match(streetAfterNumber) ?? request.match(frenchStreet) ?? request.match(streetBeforeNumber)
  if (street) contact.address = withPostcode(request, street[0].replace(/\.$/, ''))
  const open = [...source.text.matchAll(hours)].map((match) =>
    request.slice(match.index, match.index + match[0].length).trim(),
  )
  if (open.length > 0) contact.hours = open
  for (const pattern of dates) {
    const match = source.text.match(pattern)
    if (match && contact.date === undefined)
      contact.date = request.slice(match.index, (match.index ?? 0) + match[0].length).replace(/[,\s]+$/, '')
  }
  return contact
}

/** '12 Quay Street, BS1 4RW' and 'Hauptstraße 5, 79098 Freiburg' belong together. */
function withPostcode(request: string, street: string): string {
  const rest = request.slice(request.indexOf(street) + street.length)
  const code = rest.match(
    /^,? (?:\d{4,5} [A-ZÀ-Þ][\p{L}-]+|[A-Z]{1,2}\d{1,2}[A-Z]? ?\d[A-Z]{2}|[A-Z][a-z]+,? [A-Z]{2} \d{5})/u,
  )
  return street + (code?.[0] ?? '')
}
