import type { Tongue } from '../types.ts'

/** What an entry of a part of a kind is called: kind, then noun and plural in en, and with the gender in de, fr, es, no, it, pt. */
export const entryRows = `
pricing|plan,plans|m:Tarif,Tarife|m:forfait,forfaits|m:plan,planes|m:planen,planene|m:piano,piani|m:plano,planos
testimonials|testimonial,testimonials|f:Kundenstimme,Kundenstimmen|m:témoignage,témoignages|m:testimonio,testimonios|m:omtalen,omtalene|f:testimonianza,testimonianze|m:depoimento,depoimentos
team|team member,team members|n:Teammitglied,Teammitglieder|m:membre de l’équipe,membres de l’équipe|m:miembro del equipo,miembros del equipo|n:teammedlemmet,teammedlemmene|m:membro del team,membri del team|m:membro da equipe,membros da equipe
faq|question,questions|f:Frage,Fragen|f:question,questions|f:pregunta,preguntas|n:spørsmålet,spørsmålene|f:domanda,domande|f:pergunta,perguntas
features|feature,features|m:Vorteil,Vorteile|m:atout,atouts|f:ventaja,ventajas|m:fordelen,fordelene|m:vantaggio,vantaggi|f:vantagem,vantagens
services|service,services|f:Leistung,Leistungen|m:service,services|m:servicio,servicios|m:tjenesten,tjenestene|m:servizio,servizi|m:serviço,serviços
products|product,products|n:Produkt,Produkte|m:produit,produits|m:producto,productos|n:produktet,produktene|m:prodotto,prodotti|m:produto,produtos
menu|dish,dishes|n:Gericht,Gerichte|m:plat,plats|m:plato,platos|m:retten,rettene|m:piatto,piatti|m:prato,pratos
steps|step,steps|m:Schritt,Schritte|f:étape,étapes|m:paso,pasos|n:steget,stegene|m:passaggio,passaggi|m:passo,passos
gallery|gallery picture,gallery pictures|n:Galeriebild,Galeriebilder|f:photo de la galerie,photos de la galerie|f:foto de la galería,fotos de la galería|n:galleribildet,galleribildene|f:foto della galleria,foto della galleria|f:foto da galeria,fotos da galeria
posts|article,articles|m:Artikel,Artikel|m:article,articles|m:artículo,artículos|m:artikkelen,artiklene|m:articolo,articoli|m:artigo,artigos
`

/** Ordinals by place; 'last' and 'middle' at the end: masculine, feminine and neuter where they differ. */
export const ordinals: Record<Tongue, Record<'m' | 'f' | 'n', string[]>> = {
  en: same('first,second,third,fourth,last,middle'),
  de: {
    m: words('ersten,zweiten,dritten,vierten,letzten,mittleren'),
    f: words('erste,zweite,dritte,vierte,letzte,mittlere'),
    n: words('erste,zweite,dritte,vierte,letzte,mittlere'),
  },
  fr: {
    m: words('premier,deuxième,troisième,quatrième,dernier,-'),
    f: words('première,deuxième,troisième,quatrième,dernière,-'),
    n: words('premier,deuxième,troisième,quatrième,dernier,-'),
  },
  es: {
    m: words('primer,segundo,tercer,cuarto,último,-'),
    f: words('primera,segunda,tercera,cuarta,última,-'),
    n: words('primer,segundo,tercer,cuarto,último,-'),
  },
  no: same('første,andre,tredje,fjerde,siste,midterste'),
  it: {
    m: words('primo,secondo,terzo,quarto,ultimo,-'),
    f: words('prima,seconda,terza,quarta,ultima,-'),
    n: words('primo,secondo,terzo,quarto,ultimo,-'),
  },
  pt: {
    m: words('primeiro,segundo,terceiro,quarto,último,-'),
    f: words('primeira,segunda,terceira,quarta,última,-'),
    n: words('primeiro,segundo,terceiro,quarto,último,-'),
  },
}

/** Parts by what people call them: kind, then en, de (accusative), fr, es, no, it, pt. */
export const partRows = `
testimonials|the testimonials|die Kundenstimmen|les témoignages|los testimonios|kundeomtalene|le testimonianze|os depoimentos
team|the team section|den Teambereich|la section équipe|la sección del equipo|teamseksjonen|la sezione del team|a seção da equipe
faq|the FAQ|die FAQ|la FAQ|las preguntas frecuentes|de ofte stilte spørsmålene|le domande frequenti|as perguntas frequentes
gallery|the gallery|die Galerie|la galerie|la galería|galleriet|la galleria|a galeria
hours|the opening hours|die Öffnungszeiten|les horaires|el horario|åpningstidene|gli orari di apertura|o horário de funcionamento
contact|the contact section|den Kontaktbereich|la section contact|la sección de contacto|kontaktseksjonen|la sezione contatti|a seção de contato
pricing|the pricing section|den Preisbereich|la section des tarifs|la sección de precios|prisseksjonen|la sezione dei prezzi|a seção de preços
newsletter|the newsletter section|den Newsletterbereich|la section newsletter|la sección del boletín|nyhetsbrevseksjonen|la sezione newsletter|a seção da newsletter
features|the features section|den Abschnitt mit den Vorteilen|la section des atouts|la sección de ventajas|seksjonen med fordeler|la sezione dei vantaggi|a seção de vantagens
about|the about section|den Abschnitt über uns|la section à propos|la sección sobre nosotros|om oss-seksjonen|la sezione chi siamo|a seção sobre nós
`

/** Colours as an edit names them, and the hue that shows it: en, de, fr, es, no, it, pt. */
export const editColors =
  'red|rot|rouge|rojo|rød|rosso|vermelho;green|grün|vert|verde|grønn|verde|verde;blue|blau|bleu|azul|blå|blu|azul;' +
  'orange|orange|orange|naranja|oransje|arancione|laranja'

/** What stands between two wishes of one message. */
export const joiners: Record<Tongue, string[]> = {
  en: ['. ', ' and ', ', then ', '; '],
  de: ['. ', ' und ', ', dann ', '; '],
  fr: ['. ', ' et ', ', puis ', ' ; '],
  es: ['. ', ' y ', ', luego ', '; '],
  no: ['. ', ' og ', ', så ', '; '],
  it: ['. ', ' e ', ', poi ', '; '],
  pt: ['. ', ' e ', ', depois ', '; '],
}

/** The main heading of a page. */
export const mainHeading: Record<Tongue, string> = {
  en: 'the main headline',
  de: 'die Hauptüberschrift',
  fr: 'le titre principal',
  es: 'el titular principal',
  no: 'hovedoverskriften',
  it: 'il titolo principale',
  pt: 'o título principal',
}

function words(text: string): string[] {
  return text.split(',')
}

function same(text: string): Record<'m' | 'f' | 'n', string[]> {
  return { m: words(text), f: words(text), n: words(text) }
}
