import type { SectionWordings } from '../types.ts'

/** The last pool in German: good for anything, so it claims nothing. */
export const generalDe: SectionWordings = {
  hero: {
    head: [
      '{brand}. Gut gemacht, klar gesagt.',
      '{brand}: das Wichtigste zuerst',
      '{brand} und was wir tun',
      '{brand} kann eines richtig gut',
      '{Offer} von {brand}',
    ],
    lead: [
      '{brand} ist {a trade}{in place}. Hier steht, was wir tun und wie Sie uns erreichen.',
      '{A trade}{in place}{for audience}. Lesen Sie, was wir tun, und sagen Sie uns, was Sie brauchen.',
      'Was wir tun, wie es abläuft und wo Sie uns finden. Alles auf einer Seite.',
    ],
  },
  features: {
    head: ['Was Sie bekommen', 'Darauf kommt es an', 'Kurz gesagt'],
    lead: ['Keine Superlative. Nur das, wonach zuerst gefragt wird.', 'Die Gründe zu bleiben, in unserer Reihenfolge.'],
    items: [
      'Klar von Anfang an | Sie wissen vorher, was passiert, wann es passiert und wer es macht.',
      'Eine Person für alles | Wer Ihnen antwortet, macht auch die Arbeit.',
      'Mit Absicht klein | Wir nehmen an, was wir gut können, und sagen beim Rest ehrlich nein.',
      'Verständlich | Was kompliziert ist, erklären wir. In ganzen Sätzen.',
      'Gemacht, um zu halten | Lieber das, was trägt, als das, was eine Woche glänzt.',
      'Leicht zu verlassen | Nichts bindet Sie an uns außer guter Arbeit.',
      'Danach noch da | Wenn später etwas klemmt, wissen Sie, wo wir sind.',
      'In der Nähe | Und wir zeigen gern, wie wir arbeiten.',
    ],
  },
  products: {
    head: ['Im Regal', 'Was wir machen', 'Wenig, aber gut'],
    lead: ['Nicht viele Dinge, dafür jedes durchdacht.', 'Mit Sorgfalt ausgesucht. Fragen Sie, wenn etwas fehlt.'],
    items: [
      'Der Klassiker | Damit fängt man an. Tut jeden Tag, was es soll. | ?Preis ergänzen',
      'Das Kleine | Für Taschen und erste Versuche. | ?Preis ergänzen',
      'Das Große | Wenn es mehr sein darf. | ?Preis ergänzen',
      'Das Geschenk | Eingepackt, mit Karte zum Beschreiben. | ?Preis ergänzen',
      'Das Ersatzteil | Für alles, was viel benutzt wird. | ?Preis ergänzen',
      'Das Set | Was zusammengehört, in einer Schachtel. | ?Preis ergänzen',
    ],
  },
  menu: {
    head: ['Auf der Karte', 'Was es gibt', 'Heute und meistens'],
    lead: [
      'Eine kurze Karte, damit jedes Gericht seine Zeit bekommt.',
      'Fragen Sie nach Allergenen. Wir wissen, was drin ist.',
    ],
    items: [
      'Vorweg | Etwas Kleines, während Sie wählen. | ?Preis ergänzen',
      'Das Hausgericht | Was wir selbst bestellen würden. | ?Preis ergänzen',
      'Aus dem Garten | Gemüse zuerst, und nichts fehlt. | ?Preis ergänzen',
      'Das Langsame | Stunden im Ofen, Minuten auf dem Teller. | ?Preis ergänzen',
      'Zum Schluss | Ein Löffel für jeden am Tisch. | ?Preis ergänzen',
      'Zu trinken | Kalt, warm, mit und ohne. | ?Preis ergänzen',
    ],
  },
  services: {
    head: ['Was wir tun', 'Womit wir helfen', 'Leistungen'],
    lead: ['Nehmen Sie eines davon oder sagen Sie, was fehlt.', 'Alles beginnt mit einem kurzen Gespräch.'],
    items: [
      'Erstes Gespräch | Sie erzählen, wir fragen nach. Danach wissen beide, ob es passt.',
      'Ein Plan | Auf einer Seite: was passiert, in welcher Reihenfolge und was es kostet.',
      'Die Arbeit selbst | Von den Menschen, die Sie kennengelernt haben.',
      'Pflege danach | Wenn später etwas ansteht, sind wir noch da.',
      'Zweite Meinung | Sie haben schon einen Vorschlag? Wir lesen ihn mit Ihnen.',
      'Das Besondere | Steht nicht auf der Liste? Fragen Sie trotzdem.',
    ],
  },
  pricing: {
    head: ['Was es kostet', 'Klare Preise', 'Preise'],
    lead: [
      'Ohne Rechnen. Nehmen Sie, was passt, und wechseln Sie später.',
      'Ein Preis für jedes, und am Ende kommt nichts dazu.',
    ],
    items: [
      [
        'Klein | Für den Anfang. | ?Preis ergänzen',
        'Mittel | Was die meisten brauchen. | ?Preis ergänzen',
        'Groß | Wenn es mehr sein darf. | ?Preis ergänzen',
      ],
      [
        'Zum Probieren | Einmal, ohne Versprechen. | ?Preis ergänzen',
        'Zum Bleiben | Jeden Monat, gleicher Preis. | ?Preis ergänzen',
        'Zum Teilen | Für zwei und mehr. | ?Preis ergänzen',
      ],
      [
        'Klein | Für den Anfang. | ?Preis ergänzen',
        'Mittel | Was die meisten brauchen. | ?Preis ergänzen',
        'Groß | Wenn es mehr sein darf. | ?Preis ergänzen',
        'Nach Maß | Wenn keines davon passt. | ?Preis ergänzen',
      ],
    ],
    note: ['Nichts passt? Fragen Sie uns.'],
  },
  steps: {
    head: ['So läuft es ab', 'In dieser Reihenfolge', 'Vom ersten Wort bis fertig'],
    lead: ['Nichts davon soll Sie überraschen.', 'Kurz genug, um es sich zu merken.'],
    items: [
      [
        'Sie schreiben | Ein paar Zeilen genügen: was Sie brauchen und bis wann.',
        'Wir sprechen | Am Telefon oder vor Ort. Kurze Fragen, klare Antworten.',
        'Sie entscheiden | Sie bekommen einen Vorschlag mit Preis. Schlafen Sie darüber.',
        'Wir fangen an | Am vereinbarten Tag. Sie wissen immer, was als Nächstes kommt.',
      ],
      [
        'Fragen | Sagen Sie uns, worum es geht.',
        'Ansehen | Wir zeigen, wie wir es machen würden.',
        'Wählen | Nehmen, ändern oder lassen.',
        'Fertig | Und wir sind auch später noch da.',
      ],
    ],
  },
  about: {
    head: ['Über {brand}', 'Wer dahintersteht', 'Warum wir das tun'],
    lead: ['{brand} ist {a trade}{in place}.', 'Die Menschen, der Ort und der Grund.'],
    body: [
      [
        '{brand} ist {a trade}{in place}. Wir mögen Arbeit, die man in einem Satz erklären und mit eigenen Augen prüfen kann.',
        'Lieber machen wir weniges gut als vieles irgendwie. Deshalb sagen wir früh, was wir für Sie tun können und was andere besser können.',
      ],
      [
        'Was Sie hier sehen, tun wir jeden Tag. Dahinter steckt keine Abteilung, und am Telefon liest niemand vom Blatt.',
        'Fragen Sie alles, bevor Sie sich entscheiden. Die besten Gespräche beginnen mit der unbequemen Frage.',
      ],
    ],
  },
  statement: {
    head: [
      'Richtig machen oder ehrlich sagen, dass es nicht geht. Der Rest folgt daraus.',
      'Einfach ist, was übrig bleibt, wenn man das Unnötige weglässt.',
      'Das Beste an guter Arbeit ist das, was niemand bemerkt.',
    ],
    lead: ['Das ist schon alles.', 'Der Rest dieser Seite folgt daraus.'],
  },
  gallery: {
    head: ['Schauen Sie sich um', 'Aus der Nähe', 'Bilder sind schneller'],
    lead: [
      'Zeichnungen halten den Platz frei. Hier kommen Ihre Fotos hin.',
      'Ein paar Ansichten, bis Ihre eigenen Bilder hier hängen.',
    ],
    items: [
      'Der Ort | Wie man ihn von der Tür aus sieht.',
      'Bei der Arbeit | Hände, Werkzeug, eine Tasse.',
      'Ein Detail | Darauf sind wir im Stillen stolz.',
      'Vor dem Öffnen | Da ist das Licht am besten.',
      'Die Menschen | Mitten im Satz.',
      'Das Ergebnis | Bereit zum Mitnehmen.',
    ],
  },
  team: {
    head: ['Wer Sie begrüßt', 'Das Team', 'Gesichter und Namen'],
    lead: ['Sie wissen immer, mit wem Sie sprechen.', 'Namen folgen. Die Menschen sind schon da.'],
    items: [
      '?Name ergänzen | | ?Aufgabe ergänzen',
      '?Name ergänzen | | ?Aufgabe ergänzen',
      '?Name ergänzen | | ?Aufgabe ergänzen',
      '?Name ergänzen | | ?Aufgabe ergänzen',
      '?Name ergänzen | | ?Aufgabe ergänzen',
      '?Name ergänzen | | ?Aufgabe ergänzen',
    ],
  },
  testimonials: {
    head: ['In ihren Worten', 'Was andere sagen'],
    lead: ['Hier stehen echte Sätze von echten Menschen.', 'Eine Zeile kommt dazu, sobald uns jemand eine schenkt.'],
  },
  faq: {
    head: ['Oft gefragt', 'Gute Fragen', 'Kurze Antworten'],
    lead: ['Nicht dabei? Schreiben Sie uns, ein Mensch antwortet.', 'Was wir am häufigsten hören.'],
    items: [
      'Wie erreiche ich Sie? | Über das Formular auf dieser Seite. Ein Mensch liest es und schreibt zurück.',
      'Wie schnell bekomme ich Antwort? | ?Übliche Antwortzeit ergänzen',
      'Was kostet es? | ?Preise ergänzen oder erklären, wie sie entstehen',
      'Kann ich es mir anders überlegen? | Sagen Sie Bescheid, sobald Sie es wissen. Wir finden einen fairen Weg.',
      'Muss ich etwas vorbereiten? | Bringen Sie Ihre Fragen mit. Den Rest klären wir gemeinsam.',
      'Wo finde ich Sie? | ?Adresse und Anfahrt ergänzen',
      'Wie kann ich bezahlen? | ?Zahlungsarten ergänzen',
    ],
  },
  hours: {
    head: ['Öffnungszeiten', 'Wann die Tür offen ist', 'Wir sind da'],
    lead: ['Wenn Licht brennt, kommen Sie herein.', 'An Feiertagen kann es anders sein.'],
  },
  location: {
    head: ['So finden Sie uns', 'Der Weg zu uns', 'Anfahrt'],
    lead: ['Zu Fuß, mit Rad, Bus oder Auto.', 'Leicht zu finden, wenn man die Tür kennt.'],
  },
  contact: {
    head: ['Schreiben Sie uns', 'Sagen Sie Hallo', 'Worum geht es?'],
    lead: [
      'Ein paar Zeilen genügen. Ein Mensch liest sie und schreibt zurück.',
      'Sagen Sie, worum es geht und wie wir Sie erreichen.',
    ],
    fields: ['name*', 'email*', 'message*'],
    submit: ['Nachricht senden', 'Absenden'],
    note: ['Ihre Angaben nutzen wir nur für die Antwort.'],
  },
  booking: {
    items: [
      'Unsere Antwort | ?Übliche Antwortzeit ergänzen',
      'Wenn es nicht passt | Dann schlagen wir die nächste Zeit vor.',
      'Wenn sich etwas ändert | Sagen Sie Bescheid, sobald Sie es wissen.',
    ],
    head: ['Termin anfragen', 'Einen Tag finden', 'Wann passt es?'],
    lead: [
      'Sagen Sie, was Sie möchten und wann. Wir bestätigen oder schlagen die nächste Zeit vor.',
      'Das ist eine Anfrage. Sie gilt, sobald wir bestätigt haben.',
    ],
    fields: ['name*', 'email*', 'date*', 'time', 'message'],
    submit: ['Anfrage senden', 'Termin anfragen'],
    note: ['Wir melden uns zur Bestätigung.'],
  },
  subscription: {
    items: [
      'Sie wählen | Was und wie oft.',
      'Wir schicken | Am vereinbarten Tag.',
      'Sie pausieren | Im Urlaub, bei vollem Schrank oder einfach so.',
    ],
    head: ['Kommt von selbst', 'Einmal bestellen, immer da', 'Im Abo'],
    lead: [
      'Wählen Sie, was und wie oft. Pausieren geht, wenn das Leben dazwischenkommt.',
      'Einmal einrichten, dann kommt es einfach.',
    ],
    fields: ['radio=Wie oft?=Jede Woche|Jede zweite Woche|Jeden Monat', 'name*', 'email*'],
    submit: ['Abo starten'],
    note: ['?Preis je Lieferung und Kündigung ergänzen'],
  },
  newsletter: {
    head: ['Post, ab und zu', 'Auf dem Laufenden', 'Neues per E-Mail'],
    lead: ['Kurze Briefe, wenn es etwas zu sagen gibt. Sonst Ruhe.', 'Was neu ist, was kommt, und sonst nichts.'],
    fields: ['email*'],
    submit: ['Anmelden', 'Neues schicken'],
    note: ['Ein Klick, und es hört auf.', 'Ihre Adresse bleibt bei uns.'],
  },
  schedule: {
    head: ['Der Plan', 'Was wann passiert', 'Die Woche'],
    lead: ['Ein Entwurf. Zeiten können sich noch ändern.', 'Ersetzen Sie die Zeilen durch Ihre Tage und Zeiten.'],
    items: [
      'Einlass | Ankommen, Platz finden, Hallo sagen. | ?Uhrzeit ergänzen',
      'Erster Teil | Das Wichtigste, solange alle wach sind. | ?Uhrzeit ergänzen',
      'Pause | Etwas zu essen, lang genug zum Reden. | ?Uhrzeit ergänzen',
      'Zweiter Teil | Ausprobieren oder gemeinsam denken. | ?Uhrzeit ergänzen',
      'Ausklang | Fragen, Dank, Mäntel. | ?Uhrzeit ergänzen',
    ],
  },
  events: {
    head: ['Termine', 'Was ansteht', 'Einen Tag vormerken'],
    lead: ['Kommen Sie vorbei. Vorwissen braucht es nicht.', 'Die nächsten Daten, sobald sie feststehen.'],
    items: [
      'Offener Abend | Umsehen, alles fragen, bleiben. | ?Datum ergänzen',
      'Workshop | Kleine Gruppe, langer Tisch, etwas zum Mitnehmen. | ?Datum ergänzen',
      'Vortrag | Eine Stunde zuhören, eine halbe widersprechen. | ?Datum ergänzen',
      'Saisonstart | Der erste Tag der neuen Saison. | ?Datum ergänzen',
    ],
  },
  stats: {
    head: ['In Zahlen', 'Gezählt'],
    lead: ['Hier stehen Zahlen, sobald es Ihre sind.'],
    items: [
      'Jahre Erfahrung | | ?Zahl',
      'Menschen im Team | | ?Zahl',
      'erledigte Aufträge | | ?Zahl',
      'Tassen Kaffee | | ?Zahl',
    ],
  },
  logos: {
    head: ['In guter Gesellschaft', 'Mit wem wir arbeiten'],
    lead: ['Namen stehen hier, sobald sie einverstanden sind.'],
  },
  cta: {
    head: ['Fangen wir an?', 'Sie sind dran', 'Ein kleiner Schritt'],
    lead: ['Es beginnt mit ein paar Zeilen. Den Rest klären wir gemeinsam.', 'Erst fragen, dann entscheiden.'],
    fields: ['email*'],
    submit: ['Anmelden'],
  },
  details: {
    head: ['Gut zu wissen', 'Auf einen Blick', 'Angaben'],
    lead: ['Wonach zuerst gefragt wird, an einer Stelle.', 'Was bekannt ist, steht da. Der Rest wartet auf Sie.'],
    items: [
      'Was | | ?Angaben ergänzen',
      'Wo | | ?Angaben ergänzen',
      'Wann | | ?Angaben ergänzen',
      'Für wen | | ?Angaben ergänzen',
      'Enthalten | | ?Angaben ergänzen',
      'Mitbringen | | ?Angaben ergänzen',
    ],
  },
  episodes: {
    head: ['Neueste Folgen', 'Irgendwo anfangen'],
    lead: ['Jede Folge steht für sich.'],
    items: [
      '?Titel der neuesten Folge | Ein, zwei Sätze: worum es geht und warum jetzt. | ?Länge ergänzen',
      '?Eine Folge über einen Ort | Eine Straße, ein Raum, eine Grenze. | ?Länge ergänzen',
      '?Eine Folge über einen Menschen | Jemand, der eine Stunde lohnt. | ?Länge ergänzen',
      '?Eine Folge über eine Frage | Oft gestellt, selten beantwortet. | ?Länge ergänzen',
      '?Eine Folge über einen Fehler | Erzählt von denen, die dabei waren. | ?Länge ergänzen',
    ],
    note: ['?Links zu den Podcast-Plattformen ergänzen'],
  },
  posts: {
    head: ['Zuletzt geschrieben', 'Neue Beiträge', 'Zum Lesen'],
    lead: ['Neue Texte, sobald sie fertig sind.'],
    items: [
      '?Titel des neuesten Beitrags | Zwei Sätze, nach denen man den dritten will. | ?Datum ergänzen',
      '?Ein Beitrag, der etwas erklärt | Wie es geht, für Anfänger. | ?Datum ergänzen',
      '?Ein Beitrag mit Meinung | Was Sie denken, und warum. | ?Datum ergänzen',
      '?Ein Beitrag mit Liste | Fünf Dinge, sieben Bücher, drei Fehler. | ?Datum ergänzen',
      '?Ein Beitrag aus dem Archiv | Immer noch wahr. | ?Datum ergänzen',
      '?Ein Gastbeitrag | Jemand, der es besser weiß. | ?Datum ergänzen',
    ],
  },
  download: {
    head: ['Zum Mitnehmen', 'Herunterladen'],
    lead: ['Wählen Sie die Fassung für Ihr Gerät.'],
    items: [
      'iPhone | Aus dem App Store. | ?Link ergänzen',
      'Android | Aus Google Play. | ?Link ergänzen',
      'Computer | Für Mac, Windows und Linux. | ?Link ergänzen',
    ],
    note: ['?Nötige Versionen ergänzen'],
  },
  footer: { head: ['{brand}'], lead: ['{A trade}{in place}.'], note: ['?Impressum und Datenschutz verlinken'] },
  header: { head: ['{brand}'] },
  sidebar: { head: ['{brand}'] },
  toolbar: {
    head: ['Übersicht'],
    lead: ['Beispieldaten. Verbinden Sie Ihre eigenen.'],
    fields: ['select=Zeitraum=Letzte 7 Tage|Letzte 28 Tage|Quartal|Jahr', 'search'],
    submit: ['Anwenden'],
  },
  kpis: { head: ['Kennzahlen'], lead: ['Beispieldaten'], note: ['Beispieldaten. Verbinden Sie Ihre eigenen.'] },
  chart: { head: ['Nach Wochen', 'Im Verlauf'], lead: ['Beispieldaten'], note: ['Beispieldaten'] },
  table: { head: ['Letzte Einträge'], lead: ['Beispieldaten'], note: ['Alle Einträge sind Beispieldaten.'] },
  auth: {
    head: ['Willkommen zurück bei {brand}', 'Bei {brand} anmelden'],
    lead: ['Anmelden und dort weitermachen, wo Sie aufgehört haben.', 'Alles liegt noch da, wo Sie es gelassen haben.'],
    fields: ['email*', 'password*', 'checkbox=Auf diesem Gerät angemeldet bleiben'],
    submit: ['Anmelden'],
    note: ['Zum ersten Mal hier? Konto anlegen'],
  },
  cart: { head: ['Ihr Warenkorb'], lead: ['Beispielwaren und Beispielpreise'], submit: ['Zur Kasse'] },
  summary: {
    head: ['Zusammenfassung'],
    lead: ['Beispielwaren und Beispielpreise'],
    submit: ['Zur Kasse'],
    note: ['?Hinweis zur Steuer ergänzen'],
  },
  product: {
    head: ['{brand}'],
    lead: [
      'Außen schlicht, innen durchdacht. Für jeden Tag, ohne dass man daran denkt.',
      'Gemacht zum Benutzen, nicht zum Ansehen. Es kann zufällig beides.',
    ],
    submit: ['In den Warenkorb'],
    note: ['?Lieferzeit und Kosten ergänzen'],
  },
  specs: {
    head: ['Technische Daten', 'Die Angaben'],
    lead: ['Hier stehen gemessene Werte, sobald sie feststehen.'],
    items: [
      'Größe | | ?Größe ergänzen',
      'Gewicht | | ?Gewicht ergänzen',
      'Material | | ?Material ergänzen',
      'Farben | | ?Farben ergänzen',
      'Pflege | | ?Pflege ergänzen',
      'Hergestellt in | | ?Land ergänzen',
      'Lieferumfang | | ?Inhalt ergänzen',
      'Garantie | | ?Garantie ergänzen',
    ],
  },
  reviews: {
    head: ['Was Besitzer sagen', 'Eine Weile benutzt'],
    lead: ['Sterne erscheinen mit der ersten Bewertung.'],
    fields: ['text=Ihr Name', 'textarea=Ihre Bewertung'],
    submit: ['Bewertung senden'],
    note: ['Selbst eines? Bewertung schreiben'],
  },
  'coming-soon': {
    head: ['{brand} ist unterwegs', '{brand}. Bald.', 'Fast fertig: {brand}'],
    lead: [
      'Wir arbeiten noch daran. Hinterlassen Sie Ihre Adresse, und Sie hören einmal von uns: am Tag der Eröffnung.',
      'Eine E-Mail, am ersten Tag. Danach lassen wir Sie in Ruhe.',
    ],
    fields: ['email*'],
    submit: ['Bescheid geben'],
    note: ['Eine E-Mail, nicht mehr.'],
  },
  component: { head: ['{brand}'] },
}
