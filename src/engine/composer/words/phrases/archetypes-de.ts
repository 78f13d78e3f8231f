import type { Archetype, SectionWordings } from '../types.ts'

/** The middle pool in German. */
export const archetypesDe: Partial<Record<Archetype, SectionWordings>> = {
  shop: {
    hero: {
      head: [
        '{brand}. Kommen Sie herein.',
        '{brand}: von Hand ausgesucht',
        'Gute Dinge bei {brand}',
        '{brand} hat die guten Sachen',
      ],
      lead: [
        '{A trade}{in place}. Dinge zum Anfassen, Menschen zum Fragen.',
        '{brand} ist {a trade}{in place}. Wir verkaufen, was wir Freunden schenken würden.',
      ],
    },
    features: {
      head: ['Warum hier', 'Was einen Laden ausmacht'],
      items: [
        'Einzeln ausgesucht | Alles im Regal hatten wir vorher selbst in der Hand.',
        'Jemand zum Fragen | Wir wissen, woher es kommt und wofür es gut ist.',
        'Eingepackt | Sagen Sie, dass es ein Geschenk ist. Papier und Band liegen bereit.',
        'Zurückgelegt | Rufen Sie an oder schreiben Sie, wir heben es für Sie auf.',
        'Bestellt | Nicht da? Wir fragen nach und sagen Ihnen, wann.',
        'Umgetauscht | Doch nicht das Richtige? Kommen Sie vorbei.',
      ],
    },
    steps: {
      head: ['Vom Regal zu Ihnen', 'So bestellen Sie'],
      items: [
        [
          'Aussuchen | Hier auf der Seite oder am Tresen.',
          'Prüfen | Jemand schaut es noch einmal an.',
          'Einpacken | Papier statt Plastik, wo immer es hält.',
          'Mitnehmen | Abholen oder bringen lassen.',
        ],
      ],
    },
    products: {
      head: ['Gerade im Regal', 'Im Schaufenster', 'Zum Mitnehmen'],
      lead: ['Eine kurze Liste, die sich ändert.'],
    },
    faq: {
      items: [
        'Kann ich es vorher anschauen? | Kommen Sie herein und nehmen Sie es in die Hand. Dafür ist ein Laden da.',
        'Verschicken Sie auch? | ?Liefergebiet und Kosten ergänzen',
        'Kann ich etwas zurückgeben? | ?Rückgabe ergänzen',
        'Gibt es Gutscheine? | ?Gutscheine erklären',
        'Legen Sie etwas zurück? | Ja. Sagen Sie Ihren Namen, wir heben es am Tresen auf.',
        'Bestellen Sie auch? | Fragen Sie. Wenn es das noch gibt, versuchen wir es.',
      ],
    },
    hours: {
      head: ['Die Tür ist offen', 'Licht an, Tür auf', 'Kommen Sie vorbei'],
      lead: ['Kommen Sie aus dem Regen herein. Schauen kostet nichts.'],
    },
    contact: {
      head: ['Fragen Sie nach', 'Schreiben Sie dem Laden'],
      lead: ['Eine Farbe, eine Größe, ein Geschenk für einen bestimmten Tag: Fragen Sie, wir schauen nach.'],
    },
    newsletter: {
      head: ['Neu im Regal', 'Zuerst erfahren'],
      lead: ['Ein kurzer Brief, wenn etwas Neues kommt. Dazwischen Ruhe.'],
    },
    about: {
      body: [
        [
          '{brand} ist {a trade}{in place}. Alles hier hat jemand ausgesucht, der es zu Hause selbst benutzt.',
          'Wir kaufen kleine Mengen bei Menschen, die wir anrufen können. Deshalb sieht das Regal bei jedem Besuch anders aus.',
        ],
      ],
    },
    statement: {
      head: [
        'Weniger Dinge, und jedes davon wert, nach Hause getragen zu werden.',
        'Ein Laden ist ein Gespräch mit Regalen.',
      ],
    },
    cta: {
      head: ['Kommen Sie schauen', 'Nehmen Sie eines mit'],
      lead: ['Oder schreiben Sie uns, wir legen es zurück.'],
    },
  },
  table: {
    hero: {
      head: ['{brand}. Setzen Sie sich.', 'Ein Tisch im {brand}', '{brand}: mit Hunger kommen'],
      lead: [
        '{A trade}{in place}. Eine kurze Karte, ein voller Tisch und niemand in Eile.',
        '{brand} ist {a trade}{in place}. Kommen Sie hungrig und bleiben Sie länger als geplant.',
      ],
    },
    features: {
      head: ['Wie wir kochen', 'Worauf Sie zählen können'],
      items: [
        'Kurze Karte | Weniges, damit jedes seine Zeit bekommt.',
        'Aus der Nähe | Wir kaufen dort, wo wir fragen können.',
        'Selbst gemacht | Von der Brühe bis zum Brot.',
        'Platz für alle | Kinderstuhl, Hund, Allergie: sagen Sie es uns vorher.',
        'Ohne Eile | Die Küche schiebt niemanden hinaus.',
        'Zum Mitnehmen | Fragen Sie nach einer Schachtel.',
      ],
    },
    menu: { head: ['Kurz und gut', 'Auf der Karte', 'Was gerade kocht'] },
    faq: {
      items: [
        'Muss ich reservieren? | Für einen kleinen Tisch versuchen Sie Ihr Glück. Für einen wichtigen Abend fragen Sie vorher an.',
        'Gibt es etwas ohne Fleisch? | Ja, und nicht als Notlösung. Fragen Sie, was heute da ist.',
        'Was ist mit Allergien? | Sagen Sie es beim Bestellen. Wir wissen, was drin ist.',
        'Können wir als Gruppe kommen? | ?Größte Gruppe ergänzen',
        'Sind Hunde willkommen? | ?Ergänzen, ob Hunde mitdürfen',
        'Wie kann ich bezahlen? | ?Zahlungsarten ergänzen',
      ],
    },
    hours: {
      head: ['Wann der Herd an ist', 'Die Küche ist offen'],
      lead: ['Letzte Bestellungen, bevor das Feuer ausgeht.'],
    },
    booking: {
      head: ['Einen Tisch, bitte', 'Tisch reservieren'],
      lead: ['Sagen Sie, wie viele Sie sind und wann. Wir bestätigen oder nennen die nächste freie Zeit.'],
      fields: ['name*', 'phone*', 'people*', 'date*', 'time*', 'message'],
      submit: ['Tisch anfragen'],
      note: ['Er gehört Ihnen, sobald wir bestätigt haben.'],
    },
    about: {
      body: [
        [
          '{brand} ist {a trade}{in place}. Wir kochen, was wir selbst gern essen, und schreiben es auf eine kurze Karte.',
          'Was nicht frisch ist, steht nicht drauf. Was weg ist, ist weg, und morgen gibt es etwas anderes.',
        ],
      ],
    },
    statement: {
      head: [
        'Gut kochen heißt vor allem gut einkaufen und dann nicht im Weg stehen.',
        'Der beste Platz ist der, von dem man nicht aufstehen will.',
      ],
    },
    cta: { head: ['Hunger?', 'Ihr Tisch ist fast gedeckt'], lead: ['Reservieren Sie oder kommen Sie vorbei.'] },
    contact: {
      head: ['Sprechen Sie mit der Küche', 'Fragen Sie uns'],
      lead: ['Ein Geburtstag, ein großer Tisch, eine Frage zur Karte: Schreiben Sie uns.'],
    },
  },
  visit: {
    pricing: {
      head: ['Was es kostet', 'Klare Preise'],
      lead: ['Sie wissen es, bevor wir anfangen.'],
      items: [
        [
          'Einmal | Ein Besuch, kein Versprechen. | ?Preis ergänzen',
          'Fünferkarte | Für alle, die wiederkommen. | ?Preis ergänzen',
          'Regelmäßig | Gleicher Tag, gleiche Stunde. | ?Preis ergänzen',
        ],
      ],
    },
    hero: {
      head: ['{brand}. Nehmen Sie sich Zeit.', 'In guten Händen bei {brand}', '{brand}: eine Stunde für Sie'],
      lead: [
        '{A trade}{in place}. Wir fragen zuerst, dann fangen wir an.',
        '{brand} ist {a trade}{in place}. Sie bekommen unsere ganze Aufmerksamkeit und eine klare Antwort.',
      ],
    },
    features: {
      head: ['Worauf Sie zählen können', 'So behandeln wir Menschen'],
      items: [
        'Pünktlich | Ihre Zeit beginnt, wann wir es gesagt haben.',
        'Wir fragen zuerst | Was Sie möchten, was nicht, und was beim letzten Mal war.',
        'Nichts aufgeschwatzt | Sie hören, was hilft. Sie entscheiden, was Sie nehmen.',
        'Ruhige Räume | Immer nur ein Mensch, und eine Tür, die schließt.',
        'Dasselbe Gesicht | Fragen Sie nach der Person, die Sie kennen.',
        'Klare Preise | Sie wissen vorher, was es kostet.',
      ],
    },
    steps: {
      head: ['Ihr erster Besuch', 'So läuft es ab'],
      lead: ['Damit Sie wissen, was Sie erwartet.'],
      items: [
        [
          'Anfragen | Hier oder am Telefon. Sagen Sie, wenn es das erste Mal ist.',
          'Ankommen | Mantel aus, Wasser, ein Stuhl.',
          'Sprechen | Wir fragen, Sie erzählen. Nichts beginnt, bevor es klar ist.',
          'Beginnen | In Ihrem Tempo. Ein Wort, und wir machen Pause.',
        ],
      ],
    },
    services: {
      head: ['Was wir tun', 'Womit wir helfen'],
      lead: ['Unsicher, was das Richtige ist? Fragen Sie einen Termin an, wir finden es gemeinsam heraus.'],
    },
    faq: {
      items: [
        'Brauche ich einen Termin? | Sicherer ist es. Manchmal gibt es eine Lücke, fragen Sie einfach.',
        'Was, wenn ich nicht kommen kann? | ?Frist für Absagen ergänzen',
        'Was soll ich mitbringen? | Sich selbst und Ihre Fragen.',
        'Ich bin zum ersten Mal da. Ist das ein Problem? | Nein. Sagen Sie es bei der Anfrage, dann planen wir mehr Zeit ein.',
        'Was kostet es? | ?Preise ergänzen oder erklären, wie sie entstehen',
        'Wie kann ich bezahlen? | ?Zahlungsarten ergänzen',
      ],
    },
    hours: { head: ['Wann wir da sind', 'Unsere Zeiten'], lead: ['Und nach Vereinbarung.'] },
    booking: {
      head: ['Termin anfragen', 'Ihre Zeit finden'],
      lead: ['Sagen Sie, worum es geht und wann es passt. Wir melden uns mit einem Vorschlag.'],
      fields: ['select=Worum geht es?=@offers', 'date*', 'time', 'name*', 'phone*', 'message'],
      submit: ['Termin anfragen'],
      note: ['Fest wird er, sobald wir bestätigt haben.'],
    },
    team: { head: ['Wer sich um Sie kümmert', 'Das Team'] },
    about: {
      body: [
        [
          '{brand} ist {a trade}{in place}. Wir arbeiten mit wenigen Menschen zur gleichen Zeit, damit niemand gehetzt wird.',
          'Wenn etwas nicht zu uns passt, sagen wir es und nennen jemanden, der hilft.',
        ],
      ],
    },
    statement: {
      head: [
        'Gute Hilfe beginnt mit einer Frage und etwas Stille.',
        'Sie sollen leichter gehen, als Sie gekommen sind.',
      ],
    },
    cta: {
      head: ['Wann passt es Ihnen?', 'Ihre Stunde wartet'],
      lead: ['Anfragen dauert eine Minute. Fest ist noch nichts.'],
    },
    contact: {
      head: ['Fragen Sie vorher', 'Schreiben Sie uns'],
      lead: ['Fragen zum Besuch, zur Zeit oder zum Preis: Wir antworten verständlich.'],
    },
  },
  expert: {
    pricing: {
      items: [
        [
          'Erstgespräch | Worum es geht und ob wir helfen können. | ?Preis ergänzen',
          'Eine Sache | Vom ersten bis zum letzten Brief. | ?Preis ergänzen',
          'Monatlich | Jemand zum Fragen, bevor Sie unterschreiben. | ?Preis ergänzen',
        ],
      ],
    },
    hero: {
      head: [
        '{brand}. Klarer Rat, schriftlich.',
        '{brand}: fragen, dann unterschreiben',
        'Klare Antworten von {brand}',
      ],
      lead: [
        '{A trade}{in place}{for audience}. Sie hören, was wir tun würden, was es kostet und was warten kann.',
        '{brand} ist {a trade}{in place}. Wir lesen die Papiere, sagen, was sie bedeuten, und bleiben, bis es erledigt ist.',
      ],
    },
    features: {
      head: ['So arbeiten wir für Sie', 'Was Sie erwarten dürfen'],
      items: [
        'Eine Person | Wer Sie empfängt, macht auch die Arbeit.',
        'Verständlich | Sie bekommen eine Seite, die man lesen kann.',
        'Erst der Preis | Schriftlich vereinbart, bevor etwas beginnt.',
        'Auch ein Nein | Wenn es keine Aussicht hat, hören Sie das zuerst von uns.',
        'Fristen | Wir schreiben sie auf, und Sie sehen die Liste.',
        'Verschwiegen | Was Sie erzählen, bleibt im Raum.',
      ],
    },
    steps: {
      head: ['Der Reihe nach', 'Von der Frage zur Antwort'],
      items: [
        [
          'Erzählen | Worum es geht, in Ihren Worten.',
          'Lesen | Die Papiere, die Zahlen, das Ungesagte.',
          'Einschätzen | Sie bekommen eine Seite: was trägt, was nicht, was es kostet.',
          'Handeln | Erst wenn Sie es sagen.',
        ],
      ],
    },
    services: {
      head: ['Was wir gut kennen', 'Womit wir helfen'],
      lead: ['Ein schmales Feld, gut bekannt. Für den Rest kennen wir gute Leute.'],
    },
    faq: {
      items: [
        'Was kostet das erste Gespräch? | ?Kosten des Erstgesprächs ergänzen',
        'Was soll ich mitbringen? | Die Unterlagen, die Sie haben. Wir ordnen sie gemeinsam.',
        'Wie lange dauert es? | Das hängt auch von anderen ab. Sie bekommen eine ehrliche Schätzung.',
        'Geht es auch online? | ?Ergänzen: vor Ort, Telefon, Video',
        'Wer bearbeitet es? | Die Person, mit der Sie zuerst sprechen.',
        'Ist das vertraulich? | Ja. Ohne Ihr Wort verlässt nichts den Raum.',
      ],
    },
    contact: {
      head: ['Wo stehen Sie gerade?', 'Eine Frage genügt'],
      lead: ['Ein paar Zeilen genügen. Unterlagen später: Wir sagen, welche helfen.'],
      fields: ['name*', 'email*', 'phone', 'select=Es geht um=@offers', 'message*'],
      submit: ['An uns senden'],
      note: ['Das lesen nur wir.'],
    },
    booking: {
      head: ['Erstes Gespräch anfragen', 'Setzen wir uns zusammen'],
      lead: ['Sagen Sie, worum es geht und wann Sie können. Wir schlagen eine Zeit vor.'],
      submit: ['Gespräch anfragen'],
    },
    team: {
      head: ['Sie sprechen mit der, die es macht', 'Wer Ihren Fall übernimmt'],
      lead: ['Ein kleines Büro, mit Absicht.'],
    },
    about: {
      body: [
        [
          '{brand} ist {a trade}{in place}. Klein, mit Absicht: Wer Sie empfängt, schreibt, rechnet und telefoniert auch.',
          'Wir mögen kurze Antworten. Wo das nicht geht, sagen wir, warum.',
        ],
      ],
    },
    statement: {
      head: [
        'Der meiste Ärger beginnt mit einem Satz, den niemand zweimal gelesen hat.',
        'Rat, den man nicht weitersagen kann, war keiner.',
      ],
    },
    cta: {
      head: ['Fragen Sie vorher', 'Eine Frage genügt'],
      lead: ['Beschreiben Sie es in wenigen Zeilen. Wir sagen, ob wir helfen können.'],
    },
  },
  trade: {
    hero: {
      head: ['{brand}. Wir kommen und machen das.', '{brand}: fertig und aufgeräumt', '{brand} macht das'],
      lead: [
        '{A trade}{in place}. Wir sehen es uns an, nennen einen Preis und kommen wie vereinbart.',
        '{brand} ist {a trade}{in place}. Saubere Arbeit, klare Preise, und jemand geht ans Telefon.',
      ],
    },
    features: {
      head: ['Worauf Sie zählen können', 'So arbeiten wir'],
      items: [
        'Erst ansehen | Kein Preis am Telefon, der sich vor Ort verdoppelt.',
        'Preis schriftlich | Was drin ist und was extra wäre.',
        'Wie vereinbart | Wenn wir später kommen, hören Sie es von uns.',
        'Aufgeräumt | Wir gehen so, wie wir es selbst vorfinden möchten.',
        'Ein Team | Wer anfängt, macht fertig.',
        'Auch später da | Wenn etwas klemmt oder tropft, rufen Sie an.',
      ],
    },
    steps: {
      head: ['Vom Anruf bis fertig', 'So läuft ein Auftrag'],
      items: [
        [
          'Anrufen | Oder ein paar Zeilen und ein Foto.',
          'Ansehen | Vor Ort, mit Zollstock und Zeit für Fragen.',
          'Preis | Schriftlich. Sie entscheiden in Ruhe.',
          'Machen | Am vereinbarten Tag, danach wird gefegt.',
        ],
      ],
    },
    services: {
      head: ['Was wir übernehmen', 'Unsere Arbeit'],
      lead: ['Großes und Kleines. Was nicht zu uns passt, können andere besser.'],
    },
    faq: {
      items: [
        'Kommen Sie vorbei und sehen es sich an? | Ja. Ein Preis ohne Hinsehen ist geraten.',
        'Was kostet ein Angebot? | ?Ergänzen, ob der erste Termin kostet',
        'Wann können Sie anfangen? | ?Übliche Wartezeit ergänzen',
        'Wo arbeiten Sie? | ?Einsatzgebiet ergänzen',
        'Räumen Sie auf? | Natürlich. Das gehört dazu.',
        'Was, wenn später etwas ist? | Rufen Sie an. Wir kommen und bringen es in Ordnung.',
      ],
    },
    contact: {
      head: ['Was ist zu tun?', 'Beschreiben Sie es kurz'],
      lead: ['Was, wo und bis wann. Ein Foto hilft.'],
      fields: ['name*', 'phone*', 'email', 'select=Was ist zu tun?=@offers', 'message*'],
      submit: ['Besuch anfragen'],
      note: ['Wir rufen zurück und machen einen Termin aus.'],
    },
    booking: {
      head: ['Besuch anfragen', 'Wann sollen wir kommen?'],
      lead: ['Sagen Sie, was zu tun ist und welche Tage passen.'],
      fields: ['select=Was ist zu tun?=@offers', 'date*', 'text=Straße und Ort', 'name*', 'phone*', 'message'],
      submit: ['Besuch anfragen'],
    },
    gallery: {
      head: ['Fertige Arbeiten', 'Vorher, nachher'],
      items: [
        'Vorher | So fanden wir es vor.',
        'Dabei | Planen, Stiefel, Radio.',
        'Nachher | Dieselbe Ecke, eine Woche später.',
        'Das Detail | Niemand sieht es. Wir schon.',
        'Draußen | Bei Arbeitswetter.',
        'Übergabe | Der Schlüssel hängt wieder am Haken.',
      ],
    },
    about: {
      body: [
        [
          '{brand} ist {a trade}{in place}. Gelernt mit den Händen, und so arbeiten wir noch.',
          'Ein Auftrag nach dem anderen, und jeder wird fertig. Das hält den Kalender ehrlich.',
        ],
      ],
    },
    statement: { head: ['Gute Arbeit hört man: Es klappert nichts.', 'Zweimal messen, einmal sägen, danach fegen.'] },
    cta: {
      head: ['Haben Sie etwas für uns?', 'Was ist kaputt?'],
      lead: ['Ein paar Zeilen und ein Foto. Wir kommen und sehen es uns an.'],
    },
    pricing: {
      items: [
        [
          'Kleiner Auftrag | Eine Sache, zwei Hände. | ?Preis ergänzen',
          'Ein Tag | Team, Wagen, alles dabei. | ?Preis ergänzen',
          'Größerer Auftrag | Erst ansehen, dann schriftlich. | ?Preis ergänzen',
        ],
      ],
      head: ['Was es kostet', 'Klare Preise'],
      lead: ['Für die üblichen Arbeiten. Alles andere bekommt ein schriftliches Angebot.'],
    },
  },
  digital: {
    hero: {
      head: [
        '{brand}: weniger klicken, mehr schaffen',
        '{brand} merkt es sich',
        'Sie arbeiten. {brand} hält Ordnung.',
        '{brand}, und es ist erledigt',
      ],
      lead: [
        '{brand} ist {a trade}{for audience}. Öffnen, erledigen, schließen.',
        '{A trade}{for audience}. Wenige Dinge, und die ohne Nachfragen.',
        'Alles an einer Stelle und in der Reihenfolge, in der Sie es brauchen.',
      ],
    },
    features: {
      head: ['Was es kann', 'Für jeden Arbeitstag', 'Die nützlichen Teile'],
      lead: [
        'Jedes davon ersetzt einen Zettel am Bildschirm.',
        'Die meisten brauchen Sie täglich. Deshalb sind sie da.',
      ],
      items: [
        'Gleich loslegen | Kurz einrichten, dann läuft es. Ohne Schulung.',
        'Alles finden | Ein Suchfeld, das überall nachsieht.',
        'Zusammen arbeiten | Alle sehen denselben Stand. Niemand fragt nach der letzten Datei.',
        'Auf jedem Gerät | Am Telefon wie am großen Bildschirm.',
        'Sehen, was war | Wer hat was wann geändert. Ein Klick macht es rückgängig.',
        'Leise | Es meldet, was wichtig ist, und behält den Rest für sich.',
        'Daten mitnehmen | Alles lässt sich ausgeben, jederzeit.',
        'Rollen | Wer darf sehen, wer ändern, wer einladen.',
      ],
    },
    steps: {
      head: ['Schnell angefangen', 'So funktioniert es'],
      items: [
        [
          'Anmelden | Eine E-Mail-Adresse reicht, um sich umzusehen.',
          'Mitbringen | Eine Liste einlesen oder leer anfangen.',
          'Einladen | Ein Link genügt. Andere sehen, was sie sehen sollen.',
          'Weitermachen | Ab jetzt ist es einfach da.',
        ],
      ],
    },
    pricing: {
      head: ['Preise auf einem Bierdeckel', 'Klare Preise'],
      lead: ['Monatlich bezahlt. Wechseln geht nach oben und nach unten.'],
      items: [
        [
          'Solo | Für eine Person. | ?Preis ergänzen',
          'Team | Für ein paar Menschen, die sich die Arbeit teilen. | ?Preis ergänzen',
          'Firma | Für viele, mit Rollen und Regeln. | ?Preis ergänzen',
        ],
      ],
    },
    faq: {
      items: [
        'Muss ich etwas installieren? | ?Ergänzen: Browser, Telefon, Rechner',
        'Kann ich alte Daten mitbringen? | ?Dateiformate ergänzen',
        'Wo liegen meine Daten? | ?Land und Anbieter ergänzen',
        'Kann ich den Tarif wechseln? | Ja, in beide Richtungen, in den Einstellungen.',
        'Kann ich wieder gehen? | Jederzeit. Ihre Daten nehmen Sie mit.',
        'Antwortet ein Mensch? | Ja. Schreiben Sie uns.',
      ],
    },
    about: {
      head: ['Warum es {brand} gibt', 'Die Idee hinter {brand}'],
      body: [
        [
          '{brand} ist {a trade}{for audience}. Am Anfang stand eine Aufgabe, die länger dauerte, als sie sollte.',
          'Wir lassen mit Absicht vieles weg. Was bleibt, muss stimmen, jeden Tag.',
        ],
      ],
    },
    statement: {
      head: [
        'Gute Software ist wie eine gute Schublade: auf, da, zu.',
        'Ein Werkzeug soll fertig sein, bevor Sie müde werden.',
      ],
      lead: ['Jede Zahl lässt sich öffnen.'],
    },
    cta: {
      head: ['Fangen Sie mit einer Aufgabe an', 'Probieren Sie es heute'],
      lead: ['Anmelden, eine Sache erledigen, dann entscheiden.'],
      fields: ['email*', 'radio=Ihr Tarif=@plans'],
      submit: ['Anmelden', 'Konto anlegen'],
      note: ['Mit der Anmeldung gelten Bedingungen und Datenschutz.'],
    },
    contact: {
      head: ['Fragen Sie einen Menschen', 'Schreiben Sie uns'],
      lead: ['Fragen, Fehler, Wünsche. Das lesen die, die daran arbeiten.'],
    },
    newsletter: {
      head: ['Neues aus {brand}', 'Wenn sich etwas tut'],
      lead: ['Eine kurze Nachricht, wenn sich etwas Nützliches ändert.'],
    },
  },
  event: {
    hero: {
      head: ['{brand}. Kommen Sie.', '{brand}: Tag vormerken', 'Bis bald bei {brand}'],
      lead: [
        '{A trade}{in place}. Früh kommen, bleiben, bis das Licht angeht.',
        'Die Termine, die Menschen und der Weg. Der Rest passiert vor Ort.',
      ],
    },
    features: { head: ['Warum kommen', 'Was Sie erwartet'] },
    schedule: {
      head: ['Was wann passiert', 'Das Programm'],
      lead: ['Ein Entwurf. Zeiten und Namen können sich noch ändern.'],
    },
    team: { head: ['Wer kommt', 'Auf der Bühne'], lead: ['Namen folgen, sobald sie zugesagt haben.'] },
    pricing: {
      head: ['Karten', 'Eintritt'],
      lead: ['Wenn es am Geld hängt, schreiben Sie uns.'],
      items: [
        [
          'Ein Tag | Alles, was an dem Tag läuft. | ?Preis ergänzen',
          'Alle Tage | Vom ersten bis zum letzten Ton. | ?Preis ergänzen',
          'Unter achtzehn | Mit Erwachsenen an der Hand. | ?Preis ergänzen',
        ],
      ],
    },
    location: { head: ['Der Weg dorthin', 'Wo es stattfindet'], lead: ['Kommen Sie mit Bahn oder Rad, wenn es geht.'] },
    faq: {
      items: [
        'Wo gibt es Karten? | ?Vorverkauf ergänzen',
        'Kann ich meine Karte weitergeben? | Ja. Schreiben Sie uns beide Namen.',
        'Gibt es etwas zu essen? | ?Essen und Trinken ergänzen',
        'Ist es barrierefrei? | ?Zugang, Plätze und Toiletten ergänzen',
        'Dürfen Kinder mit? | ?Altersgrenze und Preise ergänzen',
        'Was, wenn es regnet? | ?Schlechtwetter ergänzen',
      ],
    },
    cta: {
      head: ['Platz sichern', 'In den Kalender damit'],
      lead: ['Hinterlassen Sie Ihre Adresse. Wir schreiben, wenn der Vorverkauf beginnt.'],
      fields: ['email*'],
      submit: ['Bescheid geben'],
    },
    about: {
      body: [
        [
          '{brand} ist {a trade}{in place}. Gemacht von Menschen, die selbst gern hingehen würden.',
          'Lieber klein und gut. Bringen Sie jemanden mit.',
        ],
      ],
    },
    statement: { head: ['Die besten Gespräche beginnen in der Schlange vor dem Kaffee.'] },
  },
  media: {
    hero: {
      head: ['{brand}. In Ruhe erzählt.', '{brand}: irgendwo anfangen', 'Neu von {brand}'],
      lead: [
        '{A trade}{for audience}. Immer nur eine Sache, und die bis zum Ende.',
        'Nehmen Sie eine und fangen Sie an. Vorwissen braucht es nicht.',
      ],
    },
    about: {
      head: ['Worum es geht', 'Warum wir das machen'],
      body: [
        [
          '{brand} ist {a trade}{for audience}. Es geht um das, was sonst übersehen wird.',
          'Wir stellen kleine Fragen, denn die großen sind zu oft beantwortet worden.',
        ],
      ],
    },
    newsletter: {
      head: ['Notizen dazwischen', 'Per Post, sozusagen'],
      lead: ['Was nicht hineinpasste, was falsch war und was als Nächstes kommt.'],
    },
    team: { head: ['Wer spricht', 'Wer dahintersteckt'] },
    statement: { head: ['Das meiste geschah zwischen den Schlagzeilen.'] },
    cta: { head: ['Fangen Sie mit einer an', 'Dranbleiben'], lead: ['Neue kommen dann von selbst.'] },
  },
  cause: {
    hero: {
      head: ['{brand}. Hände gesucht.', '{brand}: kommen Sie mit', 'Anpacken mit {brand}'],
      lead: [
        '{A trade}{in place}. Wir treffen uns, packen an und erzählen, was daraus wurde.',
        '{brand} ist {a trade}{in place}. Vorkenntnisse braucht es nicht, nur etwas Zeit.',
      ],
    },
    features: {
      head: ['Was wir tun', 'Wie es hilft'],
      items: [
        'Klein anfangen | Eine Straße, ein Ufer, eine Familie. Dann die nächste.',
        'Alle können helfen | Mit Händen, Zeit, Geld oder einem Transporter.',
        'Sichtbar | Wir schreiben auf, was hereinkam und was daraus wurde.',
        'Gemeinsam | Niemand braucht dieselbe Arbeit zweimal.',
        'Das ganze Jahr | Nicht nur, wenn die Kameras kommen.',
        'Offene Bücher | Fragen Sie, wir zeigen die Zahlen.',
      ],
    },
    steps: {
      head: ['So machen Sie mit', 'Ihr erster Tag'],
      items: [
        [
          'Hallo sagen | Schreiben Sie oder kommen Sie vorbei.',
          'Mitkommen | An einem der nächsten Tage. Jemand zeigt, was zu tun ist.',
          'Platz finden | Viel, wenig, ab und zu. Alles zählt.',
          'Dabeibleiben | Oder Freunden davon erzählen.',
        ],
      ],
    },
    subscription: {
      items: [
        'Sie treten bei | Mit Name und Anschrift.',
        'Wir berichten | Was daraus wurde, in klaren Zahlen.',
        'Sie gehen | Wann Sie möchten, ohne Grund.',
      ],
      head: ['Mitglied werden', 'Mittragen'],
      lead: ['Ihr Beitrag bezahlt, was man nicht mit Händen machen kann.'],
      fields: ['radio=Mitgliedschaft=Einzeln|Familie|Fördernd', 'name*', 'email*', 'text=Anschrift'],
      submit: ['Mitglied werden'],
      note: ['?Beiträge und Kündigung ergänzen'],
    },
    details: {
      head: ['So können Sie geben'],
      lead: ['Aus jedem Betrag wird etwas, das man sehen kann.'],
      items: [
        'Überweisung | | ?Bankverbindung ergänzen',
        'Online | | ?Link ergänzen',
        'Sachspenden | | ?Ergänzen, was gebraucht wird',
        'Quittung | | ?Spendenquittung erklären',
      ],
    },
    events: { head: ['Nächste Termine', 'Kommen Sie mit'], lead: ['Handschuhe mitbringen oder bei uns ausleihen.'] },
    contact: {
      head: ['Packen Sie mit an', 'Schreiben Sie uns'],
      lead: ['Sagen Sie, was Sie können und wann. Wir finden den Platz dafür.'],
      fields: [
        'name*',
        'email*',
        'select=Ich möchte=An einem Tag helfen|Mitglied werden|Etwas geben|Etwas fragen',
        'message',
      ],
      submit: ['Ich bin dabei'],
    },
    about: {
      body: [
        [
          '{brand} ist {a trade}{in place}. Da war etwas zu tun, und wir wollten nicht warten, bis es jemand anders macht.',
          'Zum Mitkommen muss niemand etwas unterschreiben. Die meisten kommen einmal schauen und dann wieder.',
        ],
      ],
    },
    statement: { head: ['Niemand kann alles. Also macht jeder ein Stück.'] },
    cta: {
      head: ['Kommen Sie einmal mit', 'Wir brauchen Ihre Hände'],
      lead: ['Ein Vormittag genügt, um zu merken, ob es passt.'],
    },
  },
  work: {
    hero: {
      head: ['{brand}. Erst ansehen, dann reden.', '{brand}: Arbeiten', 'Gemacht von {brand}'],
      lead: [
        '{A trade}{in place}. Ein paar Arbeiten und wie sie entstanden sind.',
        'Ausgewählte Arbeiten, schlicht gezeigt. Wenn es zu Ihnen passt, schreiben Sie.',
      ],
    },
    gallery: {
      head: ['Ausgewählte Arbeiten', 'Ein paar Stücke'],
      lead: ['Zeichnungen halten den Platz frei, bis Ihre Bilder hier hängen.'],
      items: [
        'Erste Arbeit | Nach der wird am meisten gefragt. | ?Auftraggeber und Jahr ergänzen',
        'Zweite Arbeit | Klein, und am längsten gedauert. | ?Auftraggeber und Jahr ergänzen',
        'Dritte Arbeit | In einer Woche fertig. | ?Auftraggeber und Jahr ergänzen',
        'Vierte Arbeit | Nie gebaut, immer noch ein Liebling. | ?Auftraggeber und Jahr ergänzen',
        'Fünfte Arbeit | Mit Absicht leise. | ?Auftraggeber und Jahr ergänzen',
        'Sechste Arbeit | Die laute. | ?Auftraggeber und Jahr ergänzen',
      ],
    },
    steps: {
      head: ['Wie etwas entsteht', 'Vom ersten Wort bis fertig'],
      items: [
        [
          'Zuhören | Sie erzählen, wir fragen kurz nach und schreiben mit.',
          'Weglassen | Bis eine Idee übrig ist. Sie sehen sie auf einem Blatt.',
          'Machen | Jetzt wird gezeichnet, gebaut, fotografiert.',
          'Übergeben | Mit allem, was Sie brauchen, um allein weiterzumachen.',
        ],
      ],
    },
    about: {
      body: [
        [
          '{brand} ist {a trade}{in place}. Gute Tage beginnen mit einer Frage und enden mit weniger auf dem Tisch.',
          'Was hier hängt, entstand mit Menschen, die wussten, was sie sagen wollen.',
        ],
      ],
    },
    contact: {
      head: ['Erzählen Sie davon', 'Etwas anfangen'],
      lead: ['Was ist es, wann ist es und was soll danach anders sein?'],
    },
    statement: { head: ['Eine Sache sagen. Und die klar.', 'Am schwersten ist, was man weglässt.'] },
    cta: { head: ['Haben Sie etwas vor?', 'Sprechen wir'], lead: ['Ein Satz genügt für den Anfang.'] },
    pricing: {
      head: ['Was es kostet', 'Pakete'],
      lead: ['Jeder Auftrag ist anders lang. Erzählen Sie, dann gibt es einen Preis, der passt.'],
    },
  },
  stay: {
    hero: {
      head: ['{brand}. Bleiben Sie ein wenig.', '{brand}: die Uhr bleibt zu Hause', 'Ein paar Tage mit {brand}'],
      lead: [
        '{A trade}{in place}. Ankommen, Tasche abstellen, aus dem Fenster sehen.',
        '{brand} ist {a trade}{in place}. Wenige Menschen, gute Betten und jemand, der den Weg kennt.',
      ],
    },
    features: {
      head: ['Was da ist', 'Was dazugehört'],
      items: [
        'Nachts still | Fenster, die schließen, und niemand, der ruft.',
        'Gutes Frühstück | Bis Sie wach sind, nicht bis die Uhr es sagt.',
        'Jemand zum Fragen | Wo man geht, wo man isst, wann das Licht am besten ist.',
        'Leicht zu erreichen | Und leicht zu vergessen, wie man herkam.',
        'Platz fürs Gepäck | Früh oder spät, lassen Sie es bei uns.',
        'Klein mit Absicht | Schlange stehen müssen Sie nirgends.',
      ],
    },
    booking: {
      head: ['Ihre Tage anfragen', 'Wann kommen Sie?'],
      lead: ['Eine Anfrage, noch keine Buchung. Wir antworten mit dem, was frei ist, und dem Preis.'],
      fields: ['date=Anreise*', 'date=Abreise*', 'people*', 'name*', 'email*', 'message'],
      submit: ['Tage anfragen'],
      note: ['Gebucht ist erst, wenn Sie bestätigt haben.'],
    },
    faq: {
      items: [
        'Ab wann kann ich anreisen? | ?An- und Abreisezeiten ergänzen',
        'Ist Frühstück dabei? | ?Frühstück ergänzen',
        'Sind Hunde willkommen? | ?Ergänzen, ob Hunde mitdürfen',
        'Kann ich stornieren? | ?Stornobedingungen ergänzen',
        'Gibt es Parkplätze? | ?Parkplätze ergänzen',
        'Ist es barrierefrei? | ?Zugang und Aufzug ergänzen',
      ],
    },
    about: {
      body: [
        [
          '{brand} ist {a trade}{in place}. Wir haben den Ort gemacht, den wir unterwegs selbst suchen.',
          'Zu tun gibt es wenig, im besten Sinn. Fragen Sie trotzdem: Wir wissen, wohin.',
        ],
      ],
    },
    statement: { head: ['Die schönste Aussicht ist die, die man morgens wiedersieht.'] },
    cta: { head: ['Kommen Sie bleiben', 'Suchen Sie Ihre Tage aus'], lead: ['Fragen kostet nichts.'] },
  },
  learn: {
    pricing: {
      items: [
        [
          'Einzelstunde | Um zu merken, ob es Ihnen liegt. | ?Preis ergänzen',
          'Ein Kurs | Vom ersten bis zum letzten Abend. | ?Preis ergänzen',
          'Das Jahr | Für alle, die es schon wissen. | ?Preis ergänzen',
        ],
      ],
    },
    hero: {
      head: ['{brand}. Lernen durch Machen.', '{brand}: da anfangen, wo Sie stehen', 'Anfangen mit {brand}'],
      lead: [
        '{A trade}{in place}{for audience}. Kleine Gruppen, klare Worte, viel Übung.',
        '{brand} ist {a trade}{in place}. Sie fangen da an, wo Sie stehen, und über den ersten Versuch lacht niemand.',
      ],
    },
    features: {
      head: ['So lernen Sie', 'Wie es ist'],
      items: [
        'Durch Machen | Schon in der ersten Stunde probieren Sie es selbst.',
        'Kleine Gruppen | Jeder wird gesehen.',
        'Von Menschen, die es tun | Sie unterrichten, was sie selbst benutzen.',
        'In Ihrem Tempo | Wiederholen, was Sie mögen. Weglassen, was Sie können.',
        'Fragen erlaubt | Die einfache hilft dem ganzen Raum.',
        'Etwas zum Zeigen | Am Ende nehmen Sie etwas mit.',
      ],
    },
    steps: {
      head: ['Wie es geht', 'Vom ersten bis zum letzten Tag'],
      items: [
        [
          'Hereinschauen | Zusehen oder lesen, worum es geht.',
          'Anmelden | Sagen Sie, was Sie schon können.',
          'Üben | Jede Woche ein wenig ist mehr als einmal viel.',
          'Zeigen | Am Ende gibt es etwas zu sehen.',
        ],
      ],
    },
    faq: {
      items: [
        'Muss ich etwas können? | Nein. Die erste Stunde fängt vorne an.',
        'Was, wenn ich fehle? | ?Nachholen erklären',
        'Wie groß sind die Gruppen? | ?Gruppengröße ergänzen',
        'Gibt es ein Zeugnis? | ?Ergänzen, ob es ein Zeugnis gibt',
        'Kann ich vorher probieren? | ?Probestunde ergänzen',
        'Was soll ich mitbringen? | Etwas zum Schreiben. Der Rest ist da.',
      ],
    },
    booking: {
      head: ['Platz sichern', 'Anmelden'],
      lead: ['Sagen Sie, welcher Kurs, und ein wenig über sich. Wir bestätigen per E-Mail.'],
      fields: ['select=Welcher Kurs?=@offers', 'name*', 'email*', 'message'],
      submit: ['Platz sichern'],
    },
    about: {
      body: [
        [
          '{brand} ist {a trade}{in place}. Wir zeigen Dinge, die man mit Händen, Kopf und etwas Geduld lernen kann.',
          'Zu spät ist niemand.',
        ],
      ],
    },
    statement: { head: ['Beim dritten Mal kann man es. Die ersten zwei gehören dazu.'] },
    cta: { head: ['Fangen Sie vorne an', 'Kommen Sie probieren'], lead: ['Platz anfragen oder erst einmal zusehen.'] },
    team: { head: ['Wer unterrichtet'], lead: ['Sie machen es selbst und zeigen gern, wie.'] },
  },
}
