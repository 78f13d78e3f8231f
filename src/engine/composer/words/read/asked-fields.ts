import type { Language } from '../types.ts'

/** What people call the fields of a form, with what each becomes; see write/fields.ts for the notation. */
const known: readonly [pattern: RegExp, field: Record<Language, string>][] = [
  [
    /\bfirst name|vorname|prénom|fornavn\b/i,
    same('text=First name*', 'text=Vorname*', 'text=Prénom*', 'text=Nombre*', 'text=Fornavn*'),
  ],
  [
    /\blast name|surname|nachname|nom de famille|apellidos?|etternavn\b/i,
    same('text=Last name*', 'text=Nachname*', 'text=Nom de famille*', 'text=Apellidos*', 'text=Etternavn*'),
  ],
  [/(?<!first |last |user |brand |company )\b(?:full )?name\b|\bnom\b|\bnombre\b|\bnavn\b/i, every('name*')],
  [/\be-?mail|correo|e-post\b/i, every('email*')],
  [/\bphone|telephone|telefon|téléphone|teléfono\b/i, every('phone')],
  [/\bcompany|firma|société|empresa\b/i, every('company')],
  [
    /\bsubject|betreff|objet|asunto|emne\b/i,
    same('text=Subject', 'text=Betreff', 'text=Objet', 'text=Asunto', 'text=Emne'),
  ],
  [/\bpassword|passwort|mot de passe|contraseña|passord\b/i, every('password*')],
  [/\baddress|anschrift|adresse|dirección\b/i, every('address')],
  [
    /\bcity|town|ort\b|\bville\b|ciudad|\bby\b(?= og)/i,
    same('text=Town', 'text=Ort', 'text=Ville', 'text=Ciudad', 'text=Sted'),
  ],
  [
    /\bzip|postal code|postcode|plz|postleitzahl|code postal|código postal|postnummer\b/i,
    same('text=Postal code', 'text=Postleitzahl', 'text=Code postal', 'text=Código postal', 'text=Postnummer'),
  ],
  [/\bcountry|land\b|pays|país/i, same('text=Country', 'text=Land', 'text=Pays', 'text=País', 'text=Land')],
  [/\bdate\b|datum|fecha|dato\b/i, every('date')],
  [/\btime\b|uhrzeit|heure|hora\b|klokkeslett/i, every('time')],
  [/\bguests|people\b|personen|personnes|personas|gjester/i, every('people')],
  [/\bbudget/i, same('text=Budget', 'text=Budget', 'text=Budget', 'text=Presupuesto', 'text=Budsjett')],
  [
    /\bcard number|credit card|kartennummer|numéro de carte|número de tarjeta|kortnummer/i,
    same(
      'text=Card number*',
      'text=Kartennummer*',
      'text=Numéro de carte*',
      'text=Número de tarjeta*',
      'text=Kortnummer*',
    ),
  ],
  [/\bmessage|comments?\b|nachricht|mensaje|melding/i, every('message*')],
  [
    /\bterms|consent|agb|einwilligung|conditions|condiciones|vilkår/i,
    same(
      'checkbox=I agree to the terms*',
      'checkbox=Ich stimme den Bedingungen zu*',
      'checkbox=J’accepte les conditions*',
      'checkbox=Acepto las condiciones*',
      'checkbox=Jeg godtar vilkårene*',
    ),
  ],
]

function every(field: string): Record<Language, string> {
  return same(field, field, field, field, field)
}
function same(en: string, de: string, fr: string, es: string, no: string): Record<Language, string> {
  return { en, de, fr, es, no }
}

/** The fields that a request for a form names, in the order in which a form has them. */
export const askedFields = (request: string, language: Language): string[] =>
  known.flatMap(([pattern, field]) => (pattern.test(request) ? [field[language]] : []))
