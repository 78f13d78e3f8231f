import { z } from 'zod'

const phrases = z.array(z.string().min(1))

/** words/<lang>/grammar.json: words that one reader alone asks for, of refusals, wishes about the page, forms, areas, taxes and rules. */
export const furtherWords = {
  /** before what is otherwise: 'toys, BUT no microwaves' */
  contrasts: phrases,
  /** what begins what there is not: 'THERE IS NO lift', 'NO HAY tele' */
  lacks: phrases,
  /** behind what there is not: 'animaux REFUSÉS', 'dogs NOT ALLOWED' */
  refused: phrases,
  /** how it is meant, said behind it: 'no wifi, ON PURPOSE' */
  manner: phrases,
  /** how much or how large something of a page is to be: 'FEW words', 'LARGE type' */
  measures: phrases,
  /** what a page is made of, and nobody sells beside a measure: 'few WORDS', 'warm COLOURS' */
  pageNouns: phrases,
  /** how visitors are spoken to: 'DU-FORM', 'VOUVOIEMENT' */
  addressings: phrases,
  /** what people fill in: 'REGISTRATION with name and age' */
  forms: phrases,
  /** before what is filled in: 'a form ASKING FOR …', 'FIELDS: …' */
  formAsks: phrases,
  /** what a question on a form begins with: 'WHY do you …' */
  asksWhat: phrases,
  /** before the places that somebody goes to: 'I COVER Ludlow' */
  covers: phrases,
  /** behind a price: 'EKS. MVA', 'PLUS VAT' */
  taxes: phrases,
  /** what makes a rule of a sentence without a person: 'children MUST bring an adult' */
  obliges: phrases,
  /** where in a house: '2. ETASJE', 'GROUND FLOOR' */
  floors: phrases,
}
