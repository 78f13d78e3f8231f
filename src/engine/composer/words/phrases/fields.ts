import type { Field } from '../../types.ts'
import type { Language } from '../types.ts'

type Known = Pick<Field, 'type' | 'autocomplete'>

/** Fields that every language has a word for. */
export const knownFields: Record<string, Known> = {
  name: { type: 'text', autocomplete: 'name' },
  email: { type: 'email', autocomplete: 'email' },
  phone: { type: 'tel', autocomplete: 'tel' },
  message: { type: 'textarea' },
  date: { type: 'date' },
  time: { type: 'time' },
  people: { type: 'number' },
  password: { type: 'password', autocomplete: 'current-password' },
  company: { type: 'text', autocomplete: 'organization' },
  address: { type: 'text', autocomplete: 'street-address' },
  search: { type: 'text' },
  quantity: { type: 'number' },
}

export const fieldLabels: Record<Language, Record<string, string>> = {
  en: { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message', date: 'Date', time: 'Time', people: 'How many people', password: 'Password', company: 'Company', address: 'Address', search: 'Search', quantity: 'Quantity' },
  de: { name: 'Name', email: 'E-Mail', phone: 'Telefon', message: 'Nachricht', date: 'Datum', time: 'Uhrzeit', people: 'Personen', password: 'Passwort', company: 'Firma', address: 'Anschrift', search: 'Suchen', quantity: 'Menge' },
  fr: { name: 'Nom', email: 'E-mail', phone: 'Téléphone', message: 'Message', date: 'Date', time: 'Heure', people: 'Nombre de personnes', password: 'Mot de passe', company: 'Société', address: 'Adresse', search: 'Rechercher', quantity: 'Quantité' },
  es: { name: 'Nombre', email: 'Correo', phone: 'Teléfono', message: 'Mensaje', date: 'Fecha', time: 'Hora', people: 'Número de personas', password: 'Contraseña', company: 'Empresa', address: 'Dirección', search: 'Buscar', quantity: 'Cantidad' },
  no: { name: 'Navn', email: 'E-post', phone: 'Telefon', message: 'Melding', date: 'Dato', time: 'Klokkeslett', people: 'Antall personer', password: 'Passord', company: 'Firma', address: 'Adresse', search: 'Søk', quantity: 'Antall' },
}
